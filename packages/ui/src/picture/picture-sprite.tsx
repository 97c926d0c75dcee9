import type { ManAnswer } from '@variorum/engine/ask'
import type { BoardLayout } from '@variorum/engine/board'
import { outlineOf } from '../board/shapes.tsx'
import { viewOf } from '../board/view.ts'
import { ManDrawing } from '../piece-sets/man.tsx'
import type { PieceSet } from '../piece-sets/piece-set.ts'

/** Boards of different extent may stand on one page, so each has a grid of its own. */
export const gridId = ({ width, height, cells }: BoardLayout) =>
  `p-grid-${width}-${height}-${cells.length}`.replaceAll('.', '_')

export const manId = (set: PieceSet, { kind, seat }: Pick<ManAnswer, 'kind' | 'seat'>) => `p-${set.id}-${kind}-${seat}`

export interface PictureSpriteProps {
  readonly layout: BoardLayout
  readonly pieceSets: readonly PieceSet[]
  /** Kinds, with their letters, and seats that may stand in the pictures. */
  readonly kinds: readonly { readonly kind: string; readonly letter: string }[]
  readonly seats: readonly number[]
}

/** The empty board and one of each man, once for all pictures of the page; all of one layout. */
export function PictureSprite({ layout, pieceSets, kinds, seats }: PictureSpriteProps) {
  const view = viewOf(layout, false, true)
  return (
    <svg className="v-sprite" aria-hidden="true" width="0" height="0">
      <defs>
        <g id={gridId(layout)}>
          <g className="v-edge">
            {[...view.at.values()].map((cell) => (
              <polygon key={cell.name} points={outlineOf(cell)} />
            ))}
          </g>
          {[...view.at.values()].map((cell) => (
            <polygon key={cell.name} className="v-cell" data-tone={cell.tone} points={outlineOf(cell)} />
          ))}
          <g className="v-coordinates">
            {view.labels.map(({ text, x, y }) => (
              <text key={`${x} ${y}`} x={x} y={y}>
                {text}
              </text>
            ))}
          </g>
        </g>
        {pieceSets.flatMap((set) =>
          kinds.flatMap(({ kind, letter }) =>
            seats.map((seat) => (
              <symbol key={manId(set, { kind, seat })} id={manId(set, { kind, seat })} viewBox="0 0 45 45">
                <ManDrawing set={set} kind={kind} seat={seat} letter={letter} />
              </symbol>
            )),
          ),
        )}
      </defs>
    </svg>
  )
}
