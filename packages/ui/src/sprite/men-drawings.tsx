import type { KindAnswer } from '@variorum/engine/ask'
import { drawingId } from '../piece-sets/drawing-id.ts'
import { drawings } from '../piece-sets/drawings/index.ts'
import type { PieceSet } from '../piece-sets/piece-set.ts'
import '../piece-sets/piece-sets.css'

/** Whose drawings a page needs: the men of one game in each of the sets it may be seen in. */
export interface Troop {
  readonly sets: readonly PieceSet[]
  readonly kinds: readonly Pick<KindAnswer, 'kind' | 'letter' | 'neutral'>[]
  readonly seats: number
}

/** A man of the troop in one of its sets. */
export interface Member {
  readonly set: PieceSet
  readonly kind: string
  readonly letter: string
  readonly seat: number
}

export const membersOf = ({ sets, kinds, seats }: Troop): readonly Member[] =>
  sets.flatMap((set) =>
    kinds.flatMap(({ kind, letter, neutral }) =>
      (neutral ? [-1] : Array.from({ length: seats }, (_, seat) => seat)).map((seat) => ({ set, kind, letter, seat })),
    ),
  )

/** Each drawing once, of which the men of the page are made. */
export function MenDrawings({ troops }: { readonly troops: readonly Troop[] }) {
  const layers = troops.flatMap(membersOf).flatMap(({ set, kind, seat }) => set.layersOf(kind, seat) ?? [])
  return [...new Set(layers.map(({ drawing }) => drawing))].map((name) => (
    <g key={name} id={drawingId(name)}>
      {drawings.get(name)}
    </g>
  ))
}
