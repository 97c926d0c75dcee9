import type { LineAnswer, OutcomeAnswer, Seat } from '@variorum/engine/ask'

/** What a line is worth to the first seat: plies to a forced end, or hundredths of a pawn. */
export interface Worth {
  readonly score: number
  /** Plies to the end when it is forced, negative when the first seat loses. */
  readonly mateIn: number | null
}

/** The engine speaks for the seat to move; a bar beside the board has its sides. */
export function worthOf({ score, mateIn }: Pick<LineAnswer, 'score' | 'mateIn'>, toMove: Seat): Worth {
  return toMove === 0 ? { score, mateIn } : { score: -score, mateIn: mateIn === null ? null : -mateIn }
}

/** A result as such a worth; null where it is of more than two, or open. */
export function worthOfEnd({ scores }: OutcomeAnswer): Worth | null {
  const [first, second] = scores
  if (first === undefined || second === undefined || scores.length > 2) return null
  if (first === second) return { score: 0, mateIn: null }
  return { score: first > second ? won : -won, mateIn: 0 }
}

const won = 100_000

/** `+1.25`, `−0.40`, `0.00`; of a forced end `#5` and `#−3`, in moves of the side that wins. */
export function worthText({ score, mateIn }: Worth): string {
  if (mateIn !== null) {
    const moves = Math.ceil(Math.abs(mateIn) / 2)
    return `#${mateIn < 0 || (mateIn === 0 && score < 0) ? '−' : ''}${moves}`
  }
  const pawns = (Math.abs(score) / 100).toFixed(2)
  if (Number(pawns) === 0) return '0.00'
  return `${score < 0 ? '−' : '+'}${pawns}`
}

/** How much of the bar is the first seat's, from 0 to 1. A pawn is much near evenness and little far from it. */
export function shareOf({ score, mateIn }: Worth): number {
  if (mateIn !== null) return score > 0 ? 1 : 0
  return 1 / (1 + Math.exp(-score / 250))
}
