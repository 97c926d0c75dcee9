import { mostTakenBy } from './taken-by.ts'
import type { Theme } from './theme.ts'

/** A man is taken by what moves away from it. */
export const withdrawal: Theme = {
  key: 'withdrawal',
  tells: 'telling',
  appliesTo: ({ rules }) => rules.has('withdrawal'),
  isIn: (line) => mostTakenBy(line, 'withdrawal') > 0,
}

/** A man is taken by what comes up to it. */
export const approach: Theme = {
  key: 'approach',
  tells: 'telling',
  appliesTo: ({ rules }) => rules.has('approach'),
  isIn: (line) => mostTakenBy(line, 'approach') > 0,
}
