import type { CellName, HandAnswer, ManAnswer, MoveAnswer, Seat } from '@variorum/engine/ask'
import type { BoardLayout } from '@variorum/engine/board'
import { GroundLines } from '../board/cells.tsx'
import { LastMove, Locks } from '../board/marks.tsx'
import { Burst, outlineOf } from '../board/shapes.tsx'
import { type BoardView, manSize, quartersFor, viewOf } from '../board/view.ts'
import type { PieceSet } from '../piece-sets/piece-set.ts'
import { boardRules } from './board-rules.ts'
import { handHeight, ImageHand } from './image-hand.tsx'
import { ImageMan, type Model, menRules, modelId } from './image-man.tsx'
import { Lettering } from './lettering.tsx'
import { ManAt } from './man-at.tsx'
import { paletteOf, type Scheme } from './palette.ts'

export interface BoardImageProps {
  readonly layout: BoardLayout
  readonly men: readonly ManAnswer[]
  readonly pieceSet: PieceSet
  /** What the picture shows, in words. */
  readonly title: string
  readonly scheme: Scheme
  /** Whose side is at the bottom. */
  readonly orientation: Seat
  readonly seats: number
  readonly coordinates: boolean
  /** Kinds that may be held in hand, in their order; none, and there is no room for hands. */
  readonly handKinds: readonly string[]
  readonly hands: readonly HandAnswer[]
  readonly step: MoveAnswer | null
  readonly check: readonly CellName[]
  readonly frozen: readonly CellName[]
  readonly dead: readonly CellName[]
  /** The longer side, in dots. */
  readonly sizePx: number
}

/** Room about the whole of it, in drawing units. */
const rim = 16

/**
 * A position as a picture that leaves the site: an SVG that needs no style sheet, no sprite and no font but what it
 * carries, and nothing that only browsers can do, so that any program draws it alike.
 */
export function BoardImage(told: BoardImageProps) {
  const { layout, men, pieceSet, title, seats, orientation, coordinates, handKinds, hands, dead, sizePx } = told
  const colour = paletteOf(told.scheme)
  const view = viewOf(layout, quartersFor(orientation, seats), coordinates)
  const turned = (4 - view.quarters) % 4
  const room = handKinds.length === 0 ? 0 : handHeight
  const [left, top] = [view.left - rim, view.top - rim - room]
  const [width, height] = [view.width + 2 * rim, view.height + 2 * (rim + room)]
  const scale = sizePx / Math.max(width, height)
  const models = modelsOf(men, hands, seats, dead)
  const hand = (seat: Seat, y: number) => (
    <ImageHand seat={seat} kinds={handKinds} hands={hands} x={0} y={y} width={layout.width * 100} />
  )
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={Math.round(width * scale)}
      height={Math.round(height * scale)}
      viewBox={`${left} ${top} ${width} ${height}`}
    >
      <title>{title}</title>
      <style>{boardRules(colour) + menRules(models, pieceSet, colour)}</style>
      <defs>
        {models.map((model) => (
          <ImageMan key={modelId(model)} model={model} set={pieceSet} turned={turned} />
        ))}
      </defs>
      <rect className="v-paper" x={left} y={top} width={width} height={height} />
      <Ground view={view} />
      {told.step && <LastMove at={view.at} step={told.step} />}
      {told.check.map((name) => {
        const cell = view.at.get(name)
        return cell && <Burst key={name} cell={cell} />
      })}
      {men.map(({ cell: name, kind, seat }) => {
        const cell = view.at.get(name)
        const id = modelId({ kind, seat, isDead: dead.includes(name) })
        return cell && <ManAt key={name} id={id} x={cell.x} y={cell.y} size={manSize} />
      })}
      <Locks at={view.at} cells={told.frozen} />
      {room > 0 && hand(orientation === 0 ? 1 : 0, view.top - room / 2)}
      {room > 0 && hand(orientation, view.top + view.height + room / 2)}
    </svg>
  )
}

function Ground({ view }: { readonly view: BoardView }) {
  const cells = [...view.at.values()]
  return (
    <>
      <g className="v-edge">
        {cells.map((cell) => (
          <polygon key={cell.name} points={outlineOf(cell)} />
        ))}
      </g>
      {cells.map((cell) => (
        <polygon key={cell.name} className="v-cell" data-tone={cell.tone} points={outlineOf(cell)} />
      ))}
      <GroundLines view={view} />
      <g className="v-names">
        {view.labels.map(({ text, x, y }) => (
          <Lettering key={`${text} ${x} ${y}`} text={text} x={x} y={y} size={view.isLarge ? 34 : 25} />
        ))}
      </g>
    </>
  )
}

/** Each man that is to be seen, once. */
function modelsOf(
  men: readonly ManAnswer[],
  hands: readonly HandAnswer[],
  seats: number,
  dead: readonly CellName[],
): readonly Model[] {
  const onBoard = men.map(({ cell, kind, seat, letter }) => ({
    kind,
    seat,
    letter,
    seats,
    isDead: dead.includes(cell),
  }))
  const inHand = hands.map(({ kind, seat, letter }) => ({ kind, seat, letter, seats, isDead: false }))
  return [...new Map([...onBoard, ...inHand].map((model) => [modelId(model), model])).values()]
}
