import { deadlineOf } from '../../lib/clock/clock.ts'
import type { ClockState } from '../../lib/clock/clock-state.ts'
import type { GamePlayerRow, GameRow } from '../db/schema/index.ts'

/** The clocks of a game between people, which always has them in its row, be it only to know whose turn it is. */
export function clocksOf({ id, clockState }: GameRow): ClockState {
  if (!clockState) throw new Error(`The game ${id} is between players and does not know whose turn it is.`)
  return clockState
}

/** How clocks stand, as the row tells it. */
export function clockColumns(
  row: Pick<GameRow, 'clock'>,
  players: readonly Pick<GamePlayerRow, 'isNew'>[],
  state: ClockState,
) {
  const isNew = state.running !== null && players[state.running]?.isNew === true
  const deadline = deadlineOf(row.clock, state, isNew)
  return { clockState: state, deadline: deadline === null ? null : new Date(deadline) }
}

/** Whether every seat has ended a turn: until then a game may be called off, and nobody can lose it by time. */
export const hasBegun = (row: GameRow): boolean => clocksOf(row).seats.every(({ hasMoved }) => hasMoved)
