import type { ManAnswer } from '@variorum/engine/ask'
import type { BoardLayout } from '@variorum/engine/board'
import { Fog } from '../board/fog.tsx'
import { GivenMarks, Locks } from '../board/marks.tsx'
import type { BoardMark } from '../board/props.ts'
import { manSize, viewOf } from '../board/view.ts'
import type { PieceSet } from '../piece-sets/piece-set.ts'
import { gridId, manId } from './ids.ts'
import { Spots, type Spotted } from './spots.tsx'
import '../board/board.css'

export interface BoardPictureProps {
  readonly layout: BoardLayout
  readonly men: readonly ManAnswer[]
  readonly pieceSet: PieceSet
  /** What the picture shows, in words. */
  readonly label: string
  readonly marks?: readonly BoardMark[] | undefined
  readonly frozen?: readonly string[] | undefined
  /** Cells that lie in the fog. */
  readonly unseen?: readonly string[] | undefined
  /** Cells of men whose seat is out of the game. */
  readonly dead?: readonly string[] | undefined
  /** With its coordinates unless told otherwise. */
  readonly coordinates?: boolean | undefined
}

/**
 * A board as a picture: markup only, no script, so a page may print dozens of them and be read at once. The board itself
 * and the men stand in the page's `PictureSprite`; a picture only says where.
 */
export function BoardPicture({
  layout,
  men,
  pieceSet,
  label,
  marks = [],
  frozen = [],
  unseen = [],
  dead = [],
  coordinates = true,
}: BoardPictureProps) {
  const view = viewOf(layout, 0, coordinates)
  const spotted = (some: readonly ManAnswer[]): Spotted => {
    const places = new Map<string, number[]>()
    for (const man of some) {
      const cell = view.at.get(man.cell)
      if (cell === undefined) continue
      const id = manId(pieceSet, man)
      places.set(id, [...(places.get(id) ?? []), cell.x - manSize / 2, cell.y - manSize / 2])
    }
    return [...places].map(([id, at]) => [id, ...at])
  }
  return (
    <svg
      className="v-picture"
      viewBox={`${view.left} ${view.top} ${view.width} ${view.height}`}
      role="img"
      aria-label={label}
    >
      <use href={`#${gridId(layout)}`} />
      {coordinates && <use href={`#${gridId(layout)}-labels`} />}
      <Fog view={view} cells={unseen} />
      <Spots of={spotted(men.filter(({ cell }) => !dead.includes(cell)))} />
      {dead.length > 0 && (
        <g data-dead="">
          <Spots of={spotted(men.filter(({ cell }) => dead.includes(cell)))} />
        </g>
      )}
      <Locks at={view.at} cells={frozen} />
      <GivenMarks at={view.at} marks={marks} />
    </svg>
  )
}
