import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { gameMove, gamePlayer } from '../db/schema/index.ts'
import type { OnlineGame } from './online-game.ts'

/**
 * The columns in which one question answers all that belongs to a game's row. At every move of every game each question
 * of its own would cost the server about as much as judging the move.
 */
export const restColumns = (id: string): SQL => sql`
  (select json_agg(${playerObject} order by ${gamePlayer.seat})
    from ${gamePlayer} where ${gamePlayer.gameId} = ${id}) as players,
  (select json_agg(json_build_array(${gameMove.move}, ${gameMove.left}, ${gameMove.spent}) order by ${gameMove.ply})
    from ${gameMove} where ${gameMove.gameId} = ${id}) as played`

const playerObject = sql`json_build_object(
  'gameId', ${gamePlayer.gameId}, 'seat', ${gamePlayer.seat}, 'playerId', ${gamePlayer.playerId},
  'name', ${gamePlayer.name}, 'rating', ${gamePlayer.rating}, 'deviation', ${gamePlayer.deviation},
  'ratingChange', ${gamePlayer.ratingChange}, 'isNew', ${gamePlayer.isNew}, 'seenAt', ${gamePlayer.seenAt})`

const player = z.object({
  gameId: z.string(),
  seat: z.number(),
  playerId: z.string(),
  name: z.string().nullable(),
  rating: z.number().nullable(),
  deviation: z.number().nullable(),
  ratingChange: z.number().nullable(),
  isNew: z.boolean(),
  seenAt: z.coerce.date(),
})

/** What comes in them: null where there is none of a kind. */
export const restRow = z.object({
  players: z.array(player).nullable(),
  /** Of each move itself, what the mover's clock showed after it and what it took. */
  played: z.array(z.tuple([z.string(), z.number().nullable(), z.number().nullable()])).nullable(),
})

export function restIn({ players, played }: z.infer<typeof restRow>): Pick<OnlineGame, 'players' | 'moves' | 'times'> {
  return {
    players: players ?? [],
    moves: (played ?? []).map(([move]) => move),
    times: (played ?? []).map(([, left, spent]) => ({ left, spent })),
  }
}
