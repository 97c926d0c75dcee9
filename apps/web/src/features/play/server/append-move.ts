import { askPlay } from '@variorum/engine/ask'
import type { Game } from '@variorum/engine/game'
import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { stepped } from '../../../lib/clock/device-clock.ts'
import type { EngineContext } from '../../../lib/engine-router/context.ts'
import { refusal } from '../../../lib/refusal.ts'
import type { Database } from '../../../server/db/open.ts'
import { gameMove } from '../../../server/db/schema/index.ts'
import { lineOf, type StoredGame } from '../../../server/games/stored-line.ts'
import { changeGame } from './change-game.ts'
import { clockIn } from './clock-in.ts'
import { answerOf } from './game-answer.ts'
import type { moveInput } from './move.ts'
import { lockGame } from './stored-game.ts'

type Sent = z.infer<typeof moveInput>

/**
 * Plays a move in a stored game. In order: a retry changes nothing, an answer to another position is a conflict, the
 * rules judge, then the clock, and only then something is written. A refused move leaves the game as it was.
 */
export function appendMove(
  db: Database,
  gameOf: EngineContext['gameOf'],
  owner: string,
  sent: Sent,
  now: Date,
): Promise<StoredGame> {
  return db.transaction(async (tx) => {
    const stored = await lockGame(tx, sent.id, owner)
    const { row, moves } = stored
    const played = await gameOf(row.variant)
    if (!played) throw refusal('NOT_FOUND', 'unknownVariant', { variant: row.variant })
    const state = answerOf(played, stored, owner)

    const known = await knownPly(tx, sent)
    if (known !== undefined) {
      if (known === sent.ply && isMoveAt(played, stored, sent)) return stored
      throw refusal('CONFLICT', 'conflict', { ply: row.ply }, state)
    }
    if (sent.ply !== row.ply || (sent.version ?? row.version) !== row.version) {
      throw refusal('CONFLICT', 'conflict', { ply: row.ply }, state)
    }
    if (row.status === 'over') throw refusal('CONFLICT', 'gameOver', {}, state)

    // Judged by what the mover may know: a refusal gives its reason.
    const step = askPlay(played, lineOf(stored), sent.move, state.toMove ?? undefined)
    if (!step.ok) throw refusal('BAD_REQUEST', step.error.key, step.error.params, state)

    const { id: move } = step.value.move
    const { outcome, toMove } = step.value.position
    const clock = clockIn(row)
    if (clock && sent.thought === undefined) throw refusal('BAD_REQUEST', 'noThought', {}, state)
    const after = clock && stepped(clock, sent.thought ?? 0, outcome ? null : toMove)
    if (clock && !after) throw refusal('CONFLICT', 'timeUp', {}, state)
    const mover = clock?.state.running ?? null
    const left = (mover === null ? null : after?.seats[mover]?.left) ?? null
    const spent = clock ? (sent.thought ?? null) : null
    const { clientId } = sent
    await tx.insert(gameMove).values({ gameId: row.id, ply: row.ply, move, clientId, left, spent, madeAt: now })
    const changed = await changeGame(tx, row, row.ply + 1, outcome, now, after)
    return { row: changed, moves: [...moves, move] }
  })
}

/** The ply that a move sent under this id was played at, if there is one. */
async function knownPly(tx: Database, sent: Sent): Promise<number | undefined> {
  const same = and(eq(gameMove.gameId, sent.id), eq(gameMove.clientId, sent.clientId))
  const known = await tx.select({ ply: gameMove.ply }).from(gameMove).where(same)
  return known[0]?.ply
}

/** Whether the move played at that ply is the one sent, in whatever spelling. */
function isMoveAt(played: Game, { row, moves }: StoredGame, { ply, move }: Sent): boolean {
  const step = askPlay(played, lineOf({ row, moves: moves.slice(0, ply) }), move)
  return step.ok && step.value.move.id === moves[ply]
}
