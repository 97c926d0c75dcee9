import type { Seat } from '@variorum/engine/ask'
import type { GameRecord } from './record.ts'

/** Who is to do something: the person at this device, the bot, or nobody, because the game is over or not theirs. */
export type Turn = 'person' | 'bot' | 'nobody'

export function turnOf(record: GameRecord, toMove: Seat, isOver: boolean): Turn {
  if (isOver || !record.mine) return 'nobody'
  return record.personSeat === null || record.personSeat === toMove ? 'person' : 'bot'
}

/** Ends that no move made. */
const endings = new Set(['resignation', 'agreement', 'timeout', 'timeoutInsufficient'])

/**
 * The ply a takeback returns to, or null when there is nothing to take back. On one device that is the last step; against
 * bots it is the person's own last step, so that it is their turn again. A step is asked for its seat, not counted:
 * some games give a seat several steps in a row. A game that was given up stays given up, and time that is gone stays gone.
 */
export function takebackPly(record: GameRecord, seats: readonly Seat[]): number | null {
  if (record.outcome && endings.has(record.outcome.reason)) return null
  for (let ply = seats.length - 1; ply >= 0; ply--) {
    if (record.personSeat === null || seats[ply] === record.personSeat) return ply
  }
  return null
}

/** The seat that resigns: the person's against bots, the one to move on one device. */
export const resigningSeat = (record: GameRecord, toMove: Seat): Seat => record.personSeat ?? toMove
