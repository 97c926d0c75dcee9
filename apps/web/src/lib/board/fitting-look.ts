import { type Company, type PieceSet, type PieceSetId, pieceSets, worn } from '@variorum/ui/piece-sets'
import type { Look } from './look.ts'

type Kinds = readonly { readonly wears: string }[]

/** The sets to choose between in a game: the men as their own country writes them, where it does, and those all games have. */
export const setsFor = (kinds: Kinds): readonly PieceSetId[] =>
  kinds.some(({ wears }) => pieceSets.script.knows(wears)) ? ['script', 'chess', 'emblem'] : ['chess', 'emblem']

/** A visitor's look as far as it fits a game. */
export const fittingLook = (look: Look, kinds: Kinds): Look =>
  setsFor(kinds).includes(look.pieceSet) ? look : { ...look, pieceSet: 'chess' }

/** The set of men a visitor sees in a game, asked for kinds by the game's names. */
export const setOf = (look: Look, company: Company): PieceSet =>
  worn(pieceSets[fittingLook(look, company.kinds).pieceSet], company)

/** What is liked after a change of the look that fits: a set that only does not fit here is still liked elsewhere. */
export const liking = (liked: Look, fitting: Look, next: Look): Look =>
  next.pieceSet === fitting.pieceSet ? { ...next, pieceSet: liked.pieceSet } : next
