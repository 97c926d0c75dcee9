import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { PlainRow } from '../db/rows-in.ts'
import type { OnlineGame } from './online-game.ts'

/**
 * The columns in which one question answers all that belongs to a game's row. At every move of every game each question
 * of its own would cost the server about as much as judging the move.
 */
export const restColumns = (id: string): SQL => sql`
  ${playersColumn(id)},
  (select json_agg(move order by ply) from game_move where game_id = ${id}) as moves,
  (select json_agg(left_ms order by ply) from game_move where game_id = ${id}) as left_ms,
  (select json_agg(spent_ms order by ply) from game_move where game_id = ${id}) as spent_ms`

/** Who sits at a game, as one column. */
export const playersColumn = (id: string): SQL => sql`
  (select json_agg(json_build_object(
      'gameId', game_id, 'seat', seat, 'playerId', player_id, 'name', name, 'rating', rating, 'deviation', deviation,
      'ratingChange', rating_change, 'isNew', is_new, 'seenAt', seen_at) order by seat)
    from game_player where game_id = ${id}) as players`

const players = z
  .array(
    z.object({
      gameId: z.string(),
      seat: z.number(),
      playerId: z.string(),
      name: z.string().nullable(),
      rating: z.number().nullable(),
      deviation: z.number().nullable(),
      ratingChange: z.number().nullable(),
      isNew: z.boolean(),
      seenAt: z.coerce.date(),
    }),
  )
  .nullable()
  .transform((found) => found ?? [])

const moves = z.array(z.string()).nullable()
const times = z.array(z.number().nullable()).nullable()

export const playersIn = (plain: PlainRow): OnlineGame['players'] => players.parse(plain.players)

/** What comes in them: null where there is none of a kind. */
export function restIn(plain: PlainRow): Pick<OnlineGame, 'players' | 'moves' | 'times'> {
  const left = times.parse(plain.left_ms) ?? []
  const spent = times.parse(plain.spent_ms) ?? []
  return {
    players: playersIn(plain),
    moves: moves.parse(plain.moves) ?? [],
    times: left.map((ms, ply) => ({ left: ms, spent: spent[ply] ?? null })),
  }
}
