import { and, eq, gte } from 'drizzle-orm'
import { z } from 'zod'
import type { EngineContext } from '../../lib/engine-router/context.ts'
import { refusal } from '../../lib/refusal.ts'
import type { Player } from '../auth/player.ts'
import type { Database } from '../db/open.ts'
import { gameMove } from '../db/schema/index.ts'
import { actKind } from './acts/act-kind.ts'
import { acts } from './acts/acts.ts'
import { clocksOf } from './clocks-of.ts'
import { endByTime, isOverdue } from './end-by-time.ts'
import { isDoneSince, lockForSender } from './event-of-client.ts'
import { gameId } from './game-id.ts'
import { inTime } from './in-time.ts'
import { type OnlineGame, seatOf } from './online-game.ts'
import { plainText } from './plain-text.ts'
import { snapshotOf } from './snapshot.ts'
import { writeChange } from './write-change.ts'

export const actInput = z.object({
  id: gameId,
  kind: actKind,
  /** Made up by the sender, one per act it means: sent again, it is a retry and changes nothing. */
  clientId: plainText.min(8).max(64),
  /** The version the sender had seen, for acts that a later change would give another meaning: accepting. */
  version: z.int().min(0).optional(),
})
export type ActInput = z.infer<typeof actInput>

/**
 * Does something in a game between people that is no move. In order: a retry changes nothing, nor does what was done
 * already from another screen; a turn that has ended by time is ended; then it is asked whether the act means something
 * now, and whether it may be done.
 */
export function actOnline(
  db: Database,
  gameOf: EngineContext['gameOf'],
  player: Pick<Player, 'id'>,
  sent: ActInput,
  received: Date,
): Promise<OnlineGame> {
  return inTime(db, received, async (tx) => {
    const [game, known, now] = await lockForSender(tx, sent, received)
    const { row } = game
    const seat = seatOf(game, player.id)
    if (seat === null) throw refusal('FORBIDDEN', 'notYours', { id: sent.id })
    const played = await gameOf(row.variant)
    const refused = (key: string, params = {}) =>
      refusal('CONFLICT', key, params, snapshotOf(played, game, player.id, now))

    if (known?.seat === seat && known.kind === sent.kind) return game
    if (known) throw refused('conflict', { ply: row.ply })
    const { kind } = sent
    // Without a version, only the very last thing that happened is taken for the same.
    const version = sent.version ?? row.version - 1
    const isDone = () => isDoneSince(tx, row.id, { seat, kind, version })
    if (row.status === 'over') {
      if (await isDone()) return game
      throw refused('gameOver')
    }
    if (isOverdue(game, now)) return endByTime(tx, played, game, now)

    const act = acts[kind]
    const scene = { played, game, seat, now }
    if (!act.isOffered(scene)) {
      if (act.otherwise === undefined || (await isDone())) return game
      throw refused(act.otherwise)
    }
    // What is accepted is what was seen.
    const { takeback } = row.offers
    if (kind === 'acceptTakeback' && takeback && takeback.version > (sent.version ?? row.version))
      throw refused('conflict', { ply: row.ply })
    const hurdle = act.hurdle?.(scene)
    if (hurdle) throw refused(hurdle.key, hurdle.params)

    const { backTo, clocks = clocksOf(row), ...effect } = act.effect(scene)
    const after = backTo === undefined ? game : await cutAt(tx, game, backTo)
    return writeChange(tx, after, { kind, seat, clientId: sent.clientId, clocks, ...effect }, now)
  })
}

async function cutAt(tx: Database, game: OnlineGame, ply: number): Promise<OnlineGame> {
  await tx.delete(gameMove).where(and(eq(gameMove.gameId, game.row.id), gte(gameMove.ply, ply)))
  return { ...game, moves: game.moves.slice(0, ply), times: game.times.slice(0, ply) }
}
