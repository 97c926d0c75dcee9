import { chess } from './chess.ts'
import { emblem } from './emblem.ts'
import type { PieceSet } from './piece-set.ts'
import { script } from './script.ts'

export type { ManDrawingProps } from './man.tsx'
export { ManDrawing, ManIcon } from './man.tsx'
export type { PieceSet } from './piece-set.ts'
export type { Company } from './worn.ts'
export { worn } from './worn.ts'

export type PieceSetId = 'script' | 'chess' | 'emblem'

/** The sets a player may choose between. */
export const pieceSets: Readonly<Record<PieceSetId, PieceSet>> = { script, chess, emblem }
