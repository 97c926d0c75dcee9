import { Ledger } from '../ledger.ts'
import type { Contest } from './contest.ts'

/** What games must agree in to belong to one match. */
export interface Heading {
  readonly game: string
  readonly a: string
  readonly b: string
  readonly nodes: number | null
  readonly movetime: number | null
  readonly seed: number
}

/** The file a match is kept in. */
export const matchLedger = (file: string, heading: Heading): Ledger<Contest> =>
  new Ledger(file, { match: heading }, contestIn)

function contestIn(value: unknown): Contest | undefined {
  // Whatever was read is looked at part by part.
  const found = value as Partial<Contest> | null
  const { pair, seat, score, reason, opening, moves } = found ?? {}
  const areNumbers = typeof pair === 'number' && typeof seat === 'number' && typeof score === 'number'
  if (!areNumbers || typeof reason !== 'string' || typeof opening !== 'number' || typeof moves !== 'string') return
  const note = typeof found?.note === 'string' ? { note: found.note } : {}
  return { pair, seat, score, reason, ...note, opening, moves }
}
