import type { Seat } from '@variorum/engine/ask'
import type { ReactNode } from 'react'

/**
 * How men look. A drawing fills a box of 45 × 45 and takes its colours from the classes `v-body` (filled and outlined),
 * `v-detail` (a line on the body) and `v-sign` (a solid shape on the body), so that one drawing serves every seat.
 */
export interface PieceSet {
  readonly id: string
  /** Every drawing of the set by its name. */
  readonly drawings: Readonly<Record<string, ReactNode>>
  /** Names of the drawings to lay over each other for a man, bottom first; null for a kind the set does not know. */
  readonly parts: (kind: string, seat: Seat) => readonly string[] | null
}
