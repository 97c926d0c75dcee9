import { askPosition, importGame, type OutcomeAnswer } from '@variorum/engine/ask'
import type { Game } from '@variorum/engine/game'
import { refusal } from '../../../lib/refusal.ts'

/** Where a new game begins, and what has been played of it already. */
export interface Beginning {
  /** As the engine writes it; null for the variant's own start. */
  readonly start: string | null
  readonly moves: readonly string[]
  readonly outcome: OutcomeAnswer | null
  readonly toMove: number
  readonly tags: Readonly<Record<string, string>>
}

interface Wish {
  readonly variant: string
  readonly start?: string | undefined
  readonly text?: string | undefined
}

/** Longest game that is taken over, far beyond any that was played; a longer one would be a load and no game. */
const maxMoves = 1000

/** Reads a position text or a game text, once the engine agrees with every move of it. */
export function readBeginning(played: Game, { variant, start, text }: Wish): Beginning {
  if (text === undefined) return position(played, variant, start, [])
  // A text has its own start, and which of the two was meant is for the sender to say.
  if (start !== undefined) throw refusal('BAD_REQUEST', 'badInput', { path: ['start', 'text'] })
  const read = importGame(played, text)
  if (!read.ok) throw refusal('BAD_REQUEST', read.error.key, read.error.params)
  const { line, tags, result } = read.value
  if (line.moves.length > maxMoves) throw refusal('BAD_REQUEST', 'lineTooLong', { limit: maxMoves })
  const begun = position(played, variant, line.start, line.moves)
  return { ...begun, outcome: begun.outcome ?? (played.variant.seats.length === 2 ? resignation(result) : null), tags }
}

function position(played: Game, variant: string, start: string | undefined, moves: readonly string[]): Beginning {
  const first = askPosition(played, { variant, start, moves: [] })
  if (!first.ok) throw refusal('BAD_REQUEST', first.error.key, first.error.params)
  const last = askPosition(played, { variant, start, moves })
  if (!last.ok) throw refusal('BAD_REQUEST', last.error.key, last.error.params)
  const { outcome, toMove } = last.value
  return { start: start === undefined ? null : first.value.fen, moves, outcome, toMove, tags: {} }
}

/** Between two, a win the board does not show was a resignation; a draw it does not show was agreed on elsewhere and is played on here. */
function resignation(result: string): OutcomeAnswer | null {
  if (result !== '1-0' && result !== '0-1') return null
  const winner = result === '1-0' ? 0 : 1
  return { reason: 'resignation', winner, scores: winner === 0 ? [1, 0] : [0, 1] }
}
