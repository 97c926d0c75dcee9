import type { ManAnswer } from '@variorum/engine/ask'
import type { BoardLayout } from '@variorum/engine/board'
import { Fog } from '../board/fog.tsx'
import { GivenMarks, Locks } from '../board/marks.tsx'
import type { BoardMark } from '../board/props.ts'
import { manSize, viewOf } from '../board/view.ts'
import type { PieceSet } from '../piece-sets/piece-set.ts'
import { gridId, manId } from './ids.ts'
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
      {men.map((man) => {
        const cell = view.at.get(man.cell)
        if (cell === undefined) return null
        return (
          <use
            key={man.cell}
            href={`#${manId(pieceSet, man)}`}
            data-dead={dead.includes(man.cell) || undefined}
            x={cell.x - manSize / 2}
            y={cell.y - manSize / 2}
            width={manSize}
            height={manSize}
          />
        )
      })}
      <Locks at={view.at} cells={frozen} />
      <GivenMarks at={view.at} marks={marks} />
    </svg>
  )
}
