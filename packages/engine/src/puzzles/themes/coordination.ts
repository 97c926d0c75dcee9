import { mostTakenBy } from './taken-by.ts'
import type { Theme } from './theme.ts'

/** One of the two other corners of the rectangle with the king is taken. */
export const coordination: Theme = {
  key: 'coordination',
  tells: 'telling',
  appliesTo: ({ rules }) => rules.has('coordination'),
  isIn: (line) => mostTakenBy(line, 'coordination') === 1,
}

/** Both are, in one move. */
export const coordinatorPair: Theme = {
  key: 'coordinatorPair',
  tells: 'telling',
  appliesTo: ({ rules }) => rules.has('coordination'),
  isIn: (line) => mostTakenBy(line, 'coordination') === 2,
}
