import type { OutcomeAnswer } from '@variorum/engine/ask'
import type { Game } from '@variorum/engine/game'
import type { Database } from '../db/open.ts'
import { clocksOf, hasBegun } from './clocks-of.ts'
import type { OnlineGame } from './online-game.ts'
import { calledOff, drawnBy } from './outcomes.ts'
import { winOrDraw } from './win-or-draw.ts'
import { writeChange } from './write-change.ts'

/** Whether the turn has ended by itself, the grace for what is on its way included. */
export const isOverdue = ({ row }: OnlineGame, now: Date): boolean =>
  row.status === 'playing' && row.deadline !== null && row.deadline <= now

/** Ends a game because the time of the seat to move is up. */
export function endByTime(tx: Database, played: Game | undefined, game: OnlineGame, now: Date): Promise<OnlineGame> {
  const outcome = outcomeByTime(played, game)
  const clocks = clocksOf(game.row)
  const kind = outcome.reason === 'noShow' ? 'noShow' : 'timeout'
  return writeChange(tx, game, { kind, seat: null, clientId: null, clocks: emptied(clocks), outcome }, now)
}

function outcomeByTime(played: Game | undefined, game: OnlineGame): OutcomeAnswer {
  const { row } = game
  const late = clocksOf(row).running
  if (late === null) throw new Error(`Nobody's time can be up in the game ${row.id}.`)
  // Who has not made a first move has not come, and who has not come has not lost.
  if (!hasBegun(row)) return calledOff('noShow')
  // Whoever offered a draw may not win by time what they held to be even.
  if (row.offers.draw === 1 - late) return drawnBy('agreement')
  return winOrDraw(played, game, 1 - late, 'timeout')
}
function emptied(clocks: ReturnType<typeof clocksOf>): ReturnType<typeof clocksOf> {
  if (clocks.isFirst) return clocks
  const seats = clocks.seats.map((clock, seat) => (seat === clocks.running ? { ...clock, left: 0, periods: 0 } : clock))
  return { ...clocks, seats }
}
