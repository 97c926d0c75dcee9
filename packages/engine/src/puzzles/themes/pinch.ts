import { mostTakenBy } from './taken-by.ts'
import type { Theme } from './theme.ts'

const pinching = (key: string, men: number): Theme => ({
  key,
  tells: 'telling',
  appliesTo: ({ rules }) => rules.has('pinch'),
  isIn: (line) => mostTakenBy(line, 'pinch') === men,
})

/** One man is pinched, and never more than one at a time. */
export const pinch = pinching('pinch', 1)
export const doublePinch = pinching('doublePinch', 2)
export const triplePinch = pinching('triplePinch', 3)
