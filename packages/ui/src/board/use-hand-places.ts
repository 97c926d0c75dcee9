import { type RefObject, useCallback, useRef } from 'react'
import { type BoardView, cellSize } from './view.ts'

/** Where a man lies in a hand, as the board is drawn, and how large it is there beside a man on the board. */
export interface HandSpot {
  readonly x: number
  readonly y: number
  readonly scale: number
}

export type SpotOf = (man: { readonly kind: string; readonly seat: number }) => HandSpot | null

/** The hands around a board, found where they are: they lie outside its drawing, wherever the page has room for them. */
export function useHandPlaces(view: BoardView, svg: RefObject<SVGSVGElement | null>) {
  const block = useRef<HTMLDivElement>(null)
  const spotOf: SpotOf = useCallback(
    ({ kind, seat }) => {
      const bounds = svg.current?.getBoundingClientRect()
      const place = block.current
        ?.querySelector(`[data-hand="${seat}"] li[data-kind="${kind}"]`)
        ?.getBoundingClientRect()
      if (bounds === undefined || place === undefined || bounds.width === 0) return null
      const unit = view.width / bounds.width
      return {
        x: view.left + (place.left + place.width / 2 - bounds.left) * unit,
        y: view.top + (place.top + place.height / 2 - bounds.top) * unit,
        scale: (Math.min(place.width, place.height) * unit) / cellSize,
      }
    },
    [view, svg],
  )
  /** Puts the focus on the hand from which something may be taken up. */
  const reach = () => block.current?.querySelector<HTMLElement>('[data-hand] button[tabindex="0"]')?.focus()
  return { block, spotOf, reach }
}
