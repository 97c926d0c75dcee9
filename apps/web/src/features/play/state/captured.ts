import type { StepAnswer } from '@variorum/engine/ask'

export interface LostMan {
  readonly kind: string
  readonly seat: number
  readonly letter: string
}

/** Every man that has left the board, in the order they left: victims, and men taken off by their own side. */
export function lostMen(steps: readonly StepAnswer[], letterOf: (kind: string) => string): readonly LostMan[] {
  return steps.flatMap(({ move }) => {
    const gone = move.victims.map(({ kind, seat }) => ({ kind, seat, letter: letterOf(kind) }))
    return move.act === 'removal' ? [...gone, { kind: move.kind, seat: move.seat, letter: letterOf(move.kind) }] : gone
  })
}
