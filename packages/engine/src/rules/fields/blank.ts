import type { Field } from '../kinds.ts'

/** A place in position text that other games use and this one does not: `-`. */
export const blank = (): Field => () => ({
  read: () => undefined,
  print: () => '-',
})
