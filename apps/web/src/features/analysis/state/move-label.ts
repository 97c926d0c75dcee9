import type { WrittenMove } from '../../../lib/tree/tree.ts'

export interface MoveLabel {
  /** `12.`, `12…`, or nothing. */
  readonly number: string
  readonly text: string
  /** The sign of check or mate, unless the move is written with one. */
  readonly gives: string
}

/** What is written for a move; with its number where it opens a round, or where it is resumed. */
export function moveLabel({ number, opens, text, gives }: WrittenMove, isResumed: boolean): MoveLabel {
  const sign = gives === null ? '' : gives === 'mate' ? '#' : '+'
  return {
    number: opens ? `${number}.` : isResumed ? `${number}…` : '',
    text,
    gives: /[+#]/.test(text) ? '' : sign,
  }
}
