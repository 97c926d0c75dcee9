import type { HeadingSet } from './topology.ts'

/** Along the sides of cells: a rook's headings. */
export const straight: HeadingSet = 'straight'
/** Through the corners of flat cells and the edges of solid ones: a bishop's headings. */
export const diagonal: HeadingSet = 'diagonal'
/** Through the corners of solid cells, where three sides meet. */
export const corner: HeadingSet = 'corner'
/** All of them. */
export const every: HeadingSet = 'every'
