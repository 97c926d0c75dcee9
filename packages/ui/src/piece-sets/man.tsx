import type { Seat } from '@variorum/engine/ask'
import { memo } from 'react'
import { drawingId } from './drawing-id.ts'
import type { Layer, PieceSet } from './piece-set.ts'
import './piece-sets.css'

const boxSize = 45
const middle = boxSize / 2

export interface ManDrawingProps {
  readonly set: PieceSet
  readonly kind: string
  readonly seat: Seat
  readonly letter: string
  /** Print the letter on a tag, for those who are still learning the men. */
  readonly labelled?: boolean | undefined
  /** How far the board is turned, in quarters of a circle. */
  readonly turned?: number | undefined
}

/**
 * A man as SVG content in a box of 45 × 45; a kind the set does not know is its letter on a disc. Its drawings are those
 * in the page's sprite: no script carries them.
 */
export const ManDrawing = memo(function ManDrawing(props: ManDrawingProps) {
  const { set, kind, seat, letter, labelled = false, turned = 0 } = props
  const layers = set.layersOf(kind, seat)
  return (
    <g className="v-man" data-seat={seat} data-kind={kind}>
      {layers === null && <UnknownMan letter={letter} seat={seat} />}
      {layers?.map((layer) => (
        <use
          key={`${layer.drawing} ${layer.place}`}
          className={classOf(layer)}
          href={`#${drawingId(layer.drawing)}`}
          transform={placeOf(layer, (set.turnOf(seat) + turned) % 4)}
        />
      ))}
      {labelled && layers !== null && <Tag letter={letter} />}
    </g>
  )
})

/** A figure upon a body is of one colour; in a corner it has the colours the other way round. */
function classOf({ place, ink }: Layer): string | undefined {
  const classes = [
    (place === 'inlay' || place === 'corner') && `v-${place}`,
    ink !== undefined && `v-ink-${ink}`,
  ].filter(Boolean)
  return classes.length === 0 ? undefined : classes.join(' ')
}

const places = {
  inlay: 'translate(7.2 8.2) scale(0.68)',
  face: 'translate(2.25 4.3) scale(0.9)',
  corner: 'translate(-3.5 23.5) scale(0.5)',
}

/** Where a layer lies in the box of its man that many quarters of a circle turned to the right. */
export function placeOf({ place, isAimed }: Layer, quarters: number): string | undefined {
  const parts = [isAimed && quarters !== 0 && `rotate(${quarters * 90} ${middle} ${middle})`, place && places[place]]
  return parts.filter(Boolean).join(' ') || undefined
}

function Tag({ letter }: { readonly letter: string }) {
  const width = letter.length > 1 ? 21 : 15
  return (
    <>
      <rect className="v-tag" x={44 - width} y="28" width={width} height="16" rx="3" />
      <text className="v-tag-letter" x={44 - width / 2} y="40.4">
        {letter.toUpperCase()}
      </text>
    </>
  )
}

/** A shape for each of the first four seats, for men that nobody has drawn. */
export const frames = [
  <circle key="disc" className="v-body" cx="22.5" cy="22.5" r="19" />,
  <rect key="tablet" className="v-body" x="4" y="4" width="37" height="37" rx="6" />,
  <path key="hexagon" className="v-body" d="M22.5 2.5 40 12.6v19.8L22.5 42.5 5 32.4V12.6z" />,
  <path key="lozenge" className="v-body" d="M22.5 1.5 43.5 22.5 22.5 43.5 1.5 22.5z" />,
]

function UnknownMan({ letter, seat }: { readonly letter: string; readonly seat: Seat }) {
  return (
    <>
      {frames[seat % frames.length] ?? frames[0]}
      <text className="v-letter" x="22.5" y="30.5">
        {letter.toUpperCase()}
      </text>
    </>
  )
}

/** A man on its own, outside a board: in captured lists, move lists, keys. Decorative; name it in the text beside it. */
export function ManIcon(props: ManDrawingProps & { readonly className?: string | undefined }) {
  const { className, ...drawing } = props
  return (
    <svg className={className ?? 'v-man-icon'} viewBox={`0 0 ${boxSize} ${boxSize}`} aria-hidden="true">
      <ManDrawing {...drawing} />
    </svg>
  )
}
