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
  /** Whether any picture is printed with them. */
  readonly coordinates?: boolean | undefined
}

/** The empty boards and one of each man, once for all pictures of the page; also what its boards are drawn of. */
export function PictureSprite({ layouts, troops, coordinates = true }: PictureSpriteProps) {
  const grids = new Map(layouts.map((layout) => [gridId(layout), layout]))
  const men = new Map(troops.flatMap(membersOf).map((member) => [manId(member.set, member), member]))
  return (
    <svg className="v-sprite" aria-hidden="true" width="0" height="0">
      <defs>
        <MenDrawings troops={troops} />
        {[...grids].map(([id, layout]) => (
          <Grid key={id} id={id} layout={layout} coordinates={coordinates} />
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
function Grid({
  id,
  layout,
  coordinates,
}: {
  readonly id: string
  readonly layout: BoardLayout
  readonly coordinates: boolean
}) {
  const view = viewOf(layout, 0, true)
  const cells = [...view.at.values()]
  const tones = [...new Set(cells.map(({ tone }) => tone))]
  return (
    <>
      <g id={id}>
        <g className="v-edge">
          {/* A stroke round all cells, of which the cells leave what lies outside; what has a stroke of its own is drawn anew. */}
          {tones.map((tone) =>
            tone === 'plain' ? <path key={tone} d={outlinesOf(cells)} /> : <use key={tone} href={`#${id}-${tone}`} />,
          )}
        </g>
        {tones.map((tone) => (
          <path
            key={tone}
            id={`${id}-${tone}`}
            className="v-cell"
            data-tone={tone}
            d={outlinesOf(cells.filter((cell) => cell.tone === tone))}
          />
        ))}
        <GroundLines view={view} />
      </g>
      {coordinates && (
        <g id={`${id}-labels`} className="v-coordinates" data-large={view.isLarge || undefined}>
          {view.labels.map(({ text, x, y }) => (
            <text key={`${x} ${y}`} x={x} y={y}>
              {text}
            </text>
          ))}
        </g>
      )}
    </>
  )
}

const outlinesOf = (cells: readonly CellView[]) => cells.map(({ outline }) => outlineOf(outline)).join('')

/** From corner to corner by the shortest words there are: a page prints boards of a hundred cells. */
function outlineOf(outline: CellView['outline']): string {
  const sides = outline.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = outline[index] ?? [x, y]
    const [right, down] = [x - fromX, y - fromY]
    return right === 0 ? `v${down}` : down === 0 ? `h${right}` : `l${right} ${down}`
  })
  return `M${outline[0]?.join(' ')}${sides.join('')}z`
}
