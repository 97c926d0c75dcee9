/** One seat's clock as of the last change. Milliseconds. */
export interface SeatClock {
  /** Main time left. */
  readonly left: number
  /** Whole periods of byoyomi left, the one running included; 0 where there are none. */
  readonly periods: number
  /** What lag may still be forgiven, see `lag.ts`. */
  readonly quota: number
  /** Whether the seat has ended a turn yet: until then its clock has not begun. */
  readonly hasMoved: boolean
}

/** A game's clocks as of its last change. Without a clock only `running`, `since` and who has moved mean something. */
export interface ClockState {
  readonly seats: readonly SeatClock[]
  /** Whose clock runs, or who has to make a first move; null when the game is over. */
  readonly running: number | null
  /** When the turn began, milliseconds since 1970 as the server counts. */
  readonly since: number
  /** Whether this turn is somebody's first, which has an allowance of its own and costs nothing. */
  readonly isFirst: boolean
}
