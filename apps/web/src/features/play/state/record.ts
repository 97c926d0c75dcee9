import type { BotLevel, Line, MoveId, OutcomeAnswer, Seat } from '@variorum/engine/ask'
import type { DeviceClock } from '../../../lib/clock/device-clock.ts'

/** A game as the server keeps it: what has been acknowledged, and nothing that could be computed from it. */
export interface GameRecord {
  readonly id: string
  readonly variant: string
  readonly mode: 'device' | 'bot' | 'online'
  readonly botLevel: BotLevel | null
  /** The seat of who plays against bots, which have all the others; null where none play. */
  readonly personSeat: Seat | null
  /** Position text the game began from; null is the variant's own start. */
  readonly start: string | null
  readonly moves: readonly MoveId[]
  /** How many moves have been played. */
  readonly ply: number
  /** Whether everybody sees everything; where not, `start` and `moves` are kept from everybody until the game is over. */
  readonly isOpen: boolean
  /** Whose turn it is, while the moves are kept and do not tell; null where they do. */
  readonly toMove: Seat | null
  /** The result the server recorded, resignation included; null while the game goes on. */
  readonly outcome: OutcomeAnswer | null
  /** Counts every change; the higher of two records is the later one. */
  readonly version: number
  /** Whether this visitor began the game and may play on in it. */
  readonly mine: boolean
  /** The clocks of a game on one device; null or missing in any other. */
  readonly clock?: DeviceClock | null
}

export function lineOf(record: GameRecord, moves: readonly MoveId[] = record.moves): Line {
  return record.start === null
    ? { variant: record.variant, moves }
    : { variant: record.variant, start: record.start, moves }
}

/** Whether the moves are kept from everybody until the game is over. */
export const isKept = ({ isOpen, outcome }: GameRecord): boolean => !isOpen && outcome === null
