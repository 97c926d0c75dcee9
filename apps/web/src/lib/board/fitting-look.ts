import { type PieceSetId, pieceSets } from '@variorum/ui/piece-sets'
import type { Look } from './look.ts'

type Kinds = readonly { readonly kind: string }[]

/** The sets to choose between in a game: the usual one, and each other that has a drawing of every man. */
export function setsFor(kinds: Kinds): readonly PieceSetId[] {
  const known = (id: PieceSetId) => kinds.every(({ kind }) => pieceSets[id].parts(kind, 0) !== null)
  return known('emblem') ? ['chess', 'emblem'] : ['chess']
}

/**
 * A visitor's look as far as it fits a game. A sign of how a man captures would tell an untruth of one that only shares
 * its name, so a set is worn whole or not at all.
 */
export const fittingLook = (look: Look, kinds: Kinds): Look =>
  setsFor(kinds).includes(look.pieceSet) ? look : { ...look, pieceSet: 'chess' }
