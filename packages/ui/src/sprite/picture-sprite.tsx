import type { BoardLayout } from '@variorum/engine/board'
import { GroundLines } from '../board/cells.tsx'
import { type CellView, viewOf } from '../board/view.ts'
import { gridId, manId } from '../picture/ids.ts'
import { ManDrawing } from '../piece-sets/man.tsx'
import { MenDrawings, membersOf, type Troop } from './men-drawings.tsx'
import '../board/board.css'

export interface PictureSpriteProps {
  readonly layouts: readonly BoardLayout[]
  readonly troops: readonly Troop[]
}

/** The empty boards and one of each man, once for all pictures of the page; also what its boards are drawn of. */
export function PictureSprite({ layouts, troops }: PictureSpriteProps) {
  const grids = new Map(layouts.map((layout) => [gridId(layout), layout]))
  const men = new Map(troops.flatMap(membersOf).map((member) => [manId(member.set, member), member]))
  return (
    <svg className="v-sprite" aria-hidden="true" width="0" height="0">
      <defs>
        <MenDrawings troops={troops} />
        {[...grids].map(([id, layout]) => (
          <Grid key={id} id={id} layout={layout} />
        ))}
        {[...men].map(([id, { set, kind, seat, letter }]) => (
          <symbol key={id} id={id} viewBox="0 0 45 45">
            <ManDrawing set={set} kind={kind} seat={seat} letter={letter} />
          </symbol>
        ))}
      </defs>
    </svg>
  )
}

/** A board of one path for each tone; its coordinates apart, for pictures that go without. */
function Grid({ id, layout }: { readonly id: string; readonly layout: BoardLayout }) {
  const view = viewOf(layout, 0, true)
  const cells = [...view.at.values()]
  return (
    <>
      <g id={id}>
        <g className="v-edge">
          <path d={outlinesOf(cells)} />
        </g>
        {[...new Set(cells.map(({ tone }) => tone))].map((tone) => (
          <path
            key={tone}
            className="v-cell"
            data-tone={tone}
            d={outlinesOf(cells.filter((cell) => cell.tone === tone))}
          />
        ))}
        <GroundLines view={view} />
      </g>
      <g id={`${id}-labels`} className="v-coordinates" data-large={view.isLarge || undefined}>
        {view.labels.map(({ text, x, y }) => (
          <text key={`${x} ${y}`} x={x} y={y}>
            {text}
          </text>
        ))}
      </g>
    </>
  )
}

const outlinesOf = (cells: readonly CellView[]) =>
  cells.map(({ outline }) => `M${outline.map(([x, y]) => `${x} ${y}`).join('L')}z`).join('')
