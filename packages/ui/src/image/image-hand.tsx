import type { HandAnswer, Seat } from '@variorum/engine/ask'
import { modelId } from './image-man.tsx'
import { Lettering } from './lettering.tsx'
import { ManAt } from './man-at.tsx'

/** Room that a hand takes above or below the board. */
export const handHeight = 96

const manInHand = 72
const traySide = 84
const placeWidth = 116

interface ImageHandProps {
  readonly seat: Seat
  readonly kinds: readonly string[]
  readonly hands: readonly HandAnswer[]
  /** Its left end, and the line through its middle. */
  readonly x: number
  readonly y: number
  readonly width: number
}

/** What a seat has in hand, in a row: each kind that is there, with its number where there are several. */
export function ImageHand({ seat, kinds, hands, x, y, width }: ImageHandProps) {
  const held = kinds.flatMap(
    (kind) => hands.find((man) => man.seat === seat && man.kind === kind && man.count > 0) ?? [],
  )
  const step = Math.min(placeWidth, (width - 16) / Math.max(1, held.length))
  const size = Math.min(manInHand, step * 0.66)
  return (
    <>
      {/* Of the board's own wood, on which men of either side are seen. */}
      <rect className="v-tray" x={x} y={y - traySide / 2} width={width} height={traySide} rx="6" />
      {held.map(({ kind, count }, index) => {
        const at = x + step * index + size / 2 + 8
        return (
          <g key={kind}>
            <ManAt id={modelId({ kind, seat, isDead: false })} x={at} y={y} size={size} />
            {count > 1 && (
              <Lettering className="v-count" text={`${count}`} x={at + size / 2 + 12} y={y + size / 4} size={30} />
            )}
          </g>
        )
      })}
    </>
  )
}
