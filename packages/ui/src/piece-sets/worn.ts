import type { KindAnswer } from '@variorum/engine/ask'
import type { PieceSet } from './piece-set.ts'

/** The men of a game as far as their looks go. */
export interface Company {
  readonly kinds: readonly Pick<KindAnswer, 'kind' | 'wears'>[]
  readonly seats: readonly { readonly turn: number }[]
}

const made = new WeakMap<Company['kinds'], Map<string, PieceSet>>()

/**
 * A set as a game wears it: asked for kinds by the game's own names. The same set is the same object as long as the
 * game's list of kinds is, so that boards need not be drawn again.
 */
export function worn(set: PieceSet, { kinds, seats }: Company): PieceSet {
  const known = made.get(kinds) ?? new Map<string, PieceSet>()
  made.set(kinds, known)
  const before = known.get(set.id)
  if (before !== undefined) return before
  const names = new Map(kinds.map(({ kind, wears }) => [kind, wears]))
  const nameOf = (kind: string) => names.get(kind) ?? kind
  const after: PieceSet = {
    id: set.id,
    knows: (kind) => set.knows(nameOf(kind)),
    layersOf: (kind, seat) => set.layersOf(nameOf(kind), seat),
    turnOf: (seat) => seats[seat]?.turn ?? 0,
  }
  known.set(set.id, after)
  return after
}
