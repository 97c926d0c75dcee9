import type { HeadingSet } from './topology.ts'

/** Along the sides of cells: a rook's headings. */
export const straight: HeadingSet = 'straight'
/** Through the corners of cells: a bishop's headings. */
export const diagonal: HeadingSet = 'diagonal'
/** Both. */
export const every: HeadingSet = 'every'
