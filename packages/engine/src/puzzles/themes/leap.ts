import { mostTakenBy } from './taken-by.ts'
import type { Theme } from './theme.ts'

/** A leaper takes one man. */
export const leap: Theme = {
  key: 'leap',
  tells: 'telling',
  appliesTo: ({ rules }) => rules.has('leap'),
  isIn: (line) => mostTakenBy(line, 'leap') === 1,
}

/** A leaper takes several in one move. */
export const leapChain: Theme = {
  key: 'leapChain',
  tells: 'telling',
  appliesTo: ({ rules }) => rules.has('leap'),
  isIn: (line) => mostTakenBy(line, 'leap') > 1,
}
