'use client'

import { manSize } from '../board/view.ts'

/** Pictures of men by their ids in the page's sprite, each with the places where it stands: x and y in turn. */
export type Spotted = readonly (readonly [id: string, ...places: number[]])[]

/**
 * The men of a picture. What a server component draws is sent twice, as markup and as a tree: drawn here, the tree says
 * only who stands where, and a page of many boards weighs half as much.
 */
export function Spots({ of }: { readonly of: Spotted }) {
  return of.flatMap(([id, ...places]) =>
    places.flatMap((x, index) => {
      const y = places[index + 1]
      if (index % 2 === 1 || y === undefined) return []
      return <use key={`${x} ${y}`} href={`#${id}`} x={x} y={y} width={manSize} height={manSize} />
    }),
  )
}
