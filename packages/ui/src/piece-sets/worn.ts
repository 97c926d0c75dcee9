import type { KindAnswer } from '@variorum/engine/ask'
import type { Layer, PieceSet } from './piece-set.ts'

/** The men of a game as far as their looks go. */
export interface Company {
  readonly kinds: readonly Pick<KindAnswer, 'kind' | 'wears'>[]
  readonly seats: readonly { readonly turn: number }[]
}

/** Of more than two armies every man has a bar at the side where its owner sits: hues alone tell some readers little. */
const side: Layer = { drawing: 'body.side', isAimed: true }

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
  const isOfMany = seats.length > 2
  const after: PieceSet = {
    id: set.id,
    knows: (kind) => set.knows(nameOf(kind)),
    layersOf: (kind, seat) => {
      const layers = set.layersOf(nameOf(kind), seat)
      return layers !== null && isOfMany ? [...layers, side] : layers
    },
    turnOf: (seat) => seats[seat]?.turn ?? 0,
  }
  known.set(set.id, after)
  return after
}
