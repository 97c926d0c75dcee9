import { sql } from 'drizzle-orm'
import { botLevelOf } from '../bots/bot-account.ts'
import { isAmong } from '../db/is-among.ts'
import type { Database } from '../db/open.ts'
import { game, gamePlayer } from '../db/schema/index.ts'
import { isPlain } from '../games/plain-text.ts'

/** A player at a game. */
export interface Sitting {
  readonly game: string
  readonly player: string
}

interface Stay {
  readonly playerId: string
  readonly games: readonly string[]
  /** When the stream ended; null while it is open. */
  leftAt: number | null
}

/** A browser that leaves may be back in a moment, on the next page or another network. */
const graceMs = 10_000

/** Whose streams are open in this process, or were a moment ago. */
export class Presence {
  private readonly stays = new Set<Stay>()

  arrive(playerId: string, games: readonly string[], now = Date.now): () => void {
    const stay: Stay = { playerId, games, leftAt: null }
    this.stays.add(stay)
    return () => {
      stay.leftAt ??= now()
    }
  }

  /** Everybody who is here, and the games they are at. */
  here(now: Date): { readonly players: readonly string[]; readonly sittings: readonly Sitting[] } {
    const players = new Set<string>()
    const sittings = new Map<string, Sitting>()
    for (const stay of this.stays) {
      if (stay.leftAt !== null && now.getTime() - stay.leftAt > graceMs) {
        this.stays.delete(stay)
        continue
      }
      players.add(stay.playerId)
      for (const id of stay.games) sittings.set(`${id} ${stay.playerId}`, { game: id, player: stay.playerId })
    }
    return { players: [...players], sittings: [...sittings.values()] }
  }
}

/** Writes down who is at the games they play. Watchers are at them too, and leave no trace. */
export async function markSeen(db: Database, sittings: readonly Sitting[], now: Date): Promise<void> {
  // One that no database can hold must not keep all the others from being written.
  const known = sittings.filter(({ game, player }) => isPlain(game) && isPlain(player))
  if (known.length === 0) return
  await db.execute(sql`
    update game_player set seen_at = ${now.toISOString()}::timestamptz
    from json_to_recordset(${JSON.stringify(known)}::json) as here (game text, player text), game
    where game_player.game_id = here.game and game_player.player_id = here.player
      and game.id = here.game and game.status = 'playing'
  `)
}

export interface Found {
  readonly id: string
  readonly version: number
  /** By seat, like the players' ids. */
  readonly isHere: readonly boolean[]
  readonly players: readonly string[]
}

/** Seen no longer ago than this, a player is there: two looks and a little. */
const freshMs = 13_000

/** How the games stand that somebody watches. */
export async function lookAfter(db: Database, ids: readonly string[], now: Date): Promise<readonly Found[]> {
  const known = ids.filter(isPlain)
  if (known.length === 0) return []
  const rows = await db
    .select({ id: game.id, version: game.version, player: gamePlayer.playerId, seenAt: gamePlayer.seenAt })
    .from(game)
    .leftJoin(gamePlayer, sql`${gamePlayer.gameId} = ${game.id}`)
    .where(isAmong(game.id, known))
    .orderBy(game.id, gamePlayer.seat)
  const found = new Map<string, Found & { readonly isHere: boolean[]; readonly players: string[] }>()
  for (const { id, version, player, seenAt } of rows) {
    const one = found.get(id) ?? { id, version, isHere: [], players: [] }
    found.set(id, one)
    if (player === null || seenAt === null) continue
    // A bot is never gone: some process sees to its turns.
    one.isHere.push(botLevelOf(player) !== null || now.getTime() - seenAt.getTime() <= freshMs)
    one.players.push(player)
  }
  return [...found.values()]
}
