import { askMovers } from '@variorum/engine/ask'
import type { Game } from '@variorum/engine/game'
import { and, eq, gte, isNotNull, min } from 'drizzle-orm'
import type { z } from 'zod'
import type { ClockState } from '../../../lib/clock/clock-state.ts'
import { takenBack } from '../../../lib/clock/takeback.ts'
import type { EngineContext } from '../../../lib/engine-router/context.ts'
import { refusal } from '../../../lib/refusal.ts'
import type { Database } from '../../../server/db/open.ts'
import { type BotStory, gameMove } from '../../../server/db/schema/index.ts'
import { lineOf, type StoredGame } from '../../../server/games/stored-line.ts'
import { turnsUndone } from '../../../server/games/turns-undone.ts'
import { changeGame } from './change-game.ts'
import { clockIn } from './clock-in.ts'
import { answerOf } from './game-answer.ts'
import { lockGame } from './stored-game.ts'
import type { takeBackInput } from './take-back.ts'

/** Ends that no move made. */
const endings = new Set(['resignation', 'agreement', 'timeout', 'timeoutInsufficient'])

/**
 * Removes the moves from `ply` on. No position before the end of a game is itself an end, so it goes on from there. A
 * game that was given up is not taken up again: giving up is no move, and it was asked about before it was done; nor is one
 * whose time is gone. Nor are moves taken back where not everybody sees everything.
 */
export function takeBackMoves(
  db: Database,
  gameOf: EngineContext['gameOf'],
  owner: string,
  { id, ply, version, thought = 0 }: z.infer<typeof takeBackInput>,
  now: Date,
): Promise<StoredGame> {
  return db.transaction(async (tx) => {
    const stored = await lockGame(tx, id, owner)
    const { row, moves } = stored
    const played = await gameOf(row.variant)
    const state = answerOf(played, stored, owner)
    // Whoever could take a move back could make it to look, and afterwards everything has been seen.
    if (played?.isOpen === false) throw refusal('BAD_REQUEST', 'hiddenMoves', {}, state)
    if (row.reason !== null && endings.has(row.reason)) throw refusal('CONFLICT', 'gameOver', {}, state)
    // Asked for twice, it has been done.
    if (ply === row.ply) return { row, moves }
    if (ply > row.ply || (version ?? row.version) !== row.version) {
      throw refusal('CONFLICT', 'conflict', { ply: row.ply }, state)
    }
    const clocks = await clocksAfter(tx, played, stored, ply, thought)
    await tx.delete(gameMove).where(and(eq(gameMove.gameId, id), gte(gameMove.ply, ply)))
    const bot = row.mode === 'bot' ? { botStory: storyAfter(row.botStory, ply) } : {}
    return { row: await changeGame(tx, row, ply, null, now, clocks, bot), moves: moves.slice(0, ply) }
  })
}

/** What is told of a game against a bot when moves from `ply` on are no more: of what it was asked there nothing. */
function storyAfter(story: BotStory, ply: number): BotStory {
  const { changes, hints, ...rest } = story
  return {
    ...rest,
    hasTakenBack: true,
    ...(changes && { changes: changes.map((change) => ({ ...change, ply: Math.min(change.ply, ply) })) }),
    ...(hints && { hints: hints.filter((at) => at < ply) }),
  }
}

/** The clocks when moves from `ply` on are no more; what was played elsewhere cost nobody anything and earned nothing. */
async function clocksAfter(
  tx: Database,
  played: Game | undefined,
  stored: StoredGame,
  ply: number,
  thought: number,
): Promise<ClockState | null> {
  const clock = clockIn(stored.row)
  if (!clock) return null
  const asked = played && askMovers(played, lineOf(stored))
  if (!asked?.ok) throw new Error(`The game ${stored.row.id} does not follow its rules.`)
  const [timed] = await tx
    .select({ ply: min(gameMove.ply) })
    .from(gameMove)
    .where(and(eq(gameMove.gameId, stored.row.id), isNotNull(gameMove.spent)))
  const { rule, state } = clock
  const undone = turnsUndone(asked.value, ply, state.seats.length, timed?.ply ?? stored.row.ply)
  return takenBack(rule, state, { ...undone, at: state.since + thought })
}
