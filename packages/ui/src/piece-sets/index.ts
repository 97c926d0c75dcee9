import { chess } from './chess.tsx'
import { emblem } from './emblem.tsx'
import type { PieceSet } from './piece-set.ts'

export type { ManDrawingProps } from './man.tsx'
export { ManDrawing, ManIcon } from './man.tsx'
export type { PieceSet } from './piece-set.ts'

export type PieceSetId = 'chess' | 'emblem'

/** The sets a player may choose between. */
export const pieceSets: Readonly<Record<PieceSetId, PieceSet>> = { chess, emblem }
