import { askPlay, askPosition } from '@variorum/engine/ask'
import type { Game } from '@variorum/engine/game'
import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { type DeviceClock, flagged, turnTime } from '../../../lib/clock/device-clock.ts'
import type { EngineContext } from '../../../lib/engine-router/context.ts'
import { refusal } from '../../../lib/refusal.ts'
import type { Database } from '../../../server/db/open.ts'
import { gameMove } from '../../../server/db/schema/index.ts'
import { lineOf, type StoredGame } from '../../../server/games/stored-line.ts'
import { winOrDraw } from '../../../server/games/win-or-draw.ts'
import { changeGame } from './change-game.ts'
import { clockIn } from './clock-in.ts'
import type { flagInput } from './flag.ts'
import { answerOf } from './game-answer.ts'
import { lockGame } from './stored-game.ts'

/** Two clocks never run alike: by so much, and a hundredth, a device may be ahead of the server. */
const toleranceMs = 1_000

/** The id of a step that time made: shorter than any that can be sent, so no retry of a move is taken for it. */
const idOf = (ply: number) => `#t${ply}`

/**
 * Ends the turn of a seat whose time is up. Of two, the other has won, or half of it if it could not have won by any play;
 * where others play on, the seat gives up. Told twice, it is done once.
 */
export function flagGame(
  db: Database,
  gameOf: EngineContext['gameOf'],
  owner: string,
  { id, ply, thought }: z.infer<typeof flagInput>,
  now: Date,
): Promise<StoredGame> {
  return db.transaction(async (tx) => {
    const stored = await lockGame(tx, id, owner)
    const { row } = stored
    const played = await gameOf(row.variant)
    const state = answerOf(played, stored, owner)
    if (row.reason === 'timeout' || row.reason === 'timeoutInsufficient') return stored
    if (ply < row.ply && (await isEndedByTime(tx, id, ply))) return stored
    if (row.status === 'over') throw refusal('CONFLICT', 'gameOver', {}, state)
    if (ply !== row.ply) throw refusal('CONFLICT', 'conflict', { ply: row.ply }, state)
    if (!played) throw refusal('NOT_FOUND', 'unknownVariant', { variant: row.variant })
    const clock = clockIn(row)
    const left = clock && turnTime(clock)
    if (!clock || left === null) throw refusal('BAD_REQUEST', 'noTimeRuns', {}, state)
    // Longer than the game has been here nobody can have thought in it.
    const most = (now.getTime() - row.createdAt.getTime()) * 1.01 + toleranceMs
    if (thought < left || clock.state.since + left > most) throw refusal('CONFLICT', 'timeIsLeft', {}, state)
    return endTurn(tx, played, stored, clock, left, now)
  })
}

async function endTurn(
  tx: Database,
  played: Game,
  stored: StoredGame,
  clock: DeviceClock,
  left: number,
  now: Date,
): Promise<StoredGame> {
  const { row, moves } = stored
  const line = lineOf(stored)
  const late = clock.state.running
  const asked = askPosition(played, line)
  if (!asked.ok || late === null) throw new Error(`The game ${row.id} does not follow its rules.`)
  const { resignation } = asked.value
  if (resignation === null) {
    const outcome = winOrDraw(played, stored, 1 - late, 'timeout')
    return { row: await changeGame(tx, row, row.ply, outcome, now, flagged(clock, null)), moves }
  }
  const step = askPlay(played, line, resignation)
  if (!step.ok) throw new Error(`Nobody can give up in the game ${row.id}: ${step.error.key}.`)
  const { outcome, toMove } = step.value.position
  const { id: move } = step.value.move
  const time = { left: 0, spent: left }
  await tx
    .insert(gameMove)
    .values({ gameId: row.id, ply: row.ply, move, clientId: idOf(row.ply), ...time, madeAt: now })
  const after = flagged(clock, outcome ? null : toMove)
  return { row: await changeGame(tx, row, row.ply + 1, outcome, now, after), moves: [...moves, move] }
}

async function isEndedByTime(tx: Database, gameId: string, ply: number): Promise<boolean> {
  const [found] = await tx
    .select({ clientId: gameMove.clientId })
    .from(gameMove)
    .where(and(eq(gameMove.gameId, gameId), eq(gameMove.ply, ply)))
  return found?.clientId === idOf(ply)
}
