import { mostTakenBy } from './taken-by.ts'
import type { Theme } from './theme.ts'

/** A man is taken over the head of another. */
export const hop: Theme = {
  key: 'hop',
  tells: 'telling',
  appliesTo: ({ rules }) => rules.has('hop'),
  isIn: (line) => mostTakenBy(line, 'hop') > 0,
}
