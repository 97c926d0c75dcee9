import type { CellView } from './view.ts'

type Point = Pick<CellView, 'x' | 'y'>

/** A point a given way from `a` towards `b`, in drawing units; negative goes beyond. */
function towards(a: Point, b: Point, distance: number): Point {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1
  return { x: round(a.x + ((b.x - a.x) / length) * distance), y: round(a.y + ((b.y - a.y) / length) * distance) }
}

const round = (value: number) => Math.round(value * 10) / 10
const pointsOf = (points: readonly (readonly [number, number])[]) => points.map(([x, y]) => `${x},${y}`).join(' ')

export const outlineOf = (cell: CellView) => pointsOf(cell.outline)

interface StrokedProps {
  readonly d: string
  readonly className: string
  /** Drawn from its beginning to its end when it appears. */
  readonly isDrawn?: boolean
}

/** Every mark twice: a pale line below, so that it stands out on any cell and over any man. */
function Stroked({ d, className, isDrawn = false }: StrokedProps) {
  const length = isDrawn ? 1 : undefined
  return (
    <g className={className} data-drawn={isDrawn || undefined}>
      <path className="v-halo" d={d} pathLength={length} />
      <path className="v-line" d={d} pathLength={length} />
    </g>
  )
}

const circle = ({ x, y }: Point, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0`

/** A cell the selected man may go to. */
export const Ring = ({ cell }: { readonly cell: CellView }) => (
  <Stroked className="v-mark v-ring" d={circle(cell, 15)} />
)

/** Going there sends the man that stands there where the mover came from: two arrows round it. */
export const SwapRing = ({ cell: { x, y } }: { readonly cell: CellView }) => {
  const half = (side: number) => {
    const at = (right: number, down: number) => `${round(x + side * right)} ${round(y + side * down)}`
    return `M${at(-38.5, -14)}A41 41 0 0 1 ${at(38.5, -14)}M${at(43, -26)}L${at(38.5, -14)}L${at(27, -20.5)}`
  }
  return <Stroked className="v-mark v-ring" d={half(1) + half(-1)} />
}

/** Going there takes the man that stands there. */
export const StruckRing = ({ cell }: { readonly cell: CellView }) => (
  <Stroked
    className="v-mark v-struck"
    d={`${circle(cell, 41)}M${cell.x - 29} ${cell.y + 29}L${cell.x - 43} ${cell.y + 43}M${cell.x + 29} ${cell.y - 29}L${cell.x + 43} ${cell.y - 43}`}
  />
)

/** Going there takes so many men elsewhere: a lozenge with the number in it. */
export function Lozenge({
  cell,
  count,
  isSmall,
}: {
  readonly cell: CellView
  readonly count: number
  readonly isSmall: boolean
}) {
  const x = isSmall ? cell.x + 27 : cell.x
  const y = isSmall ? cell.y + 27 : cell.y
  const half = isSmall ? 21 : 27
  return (
    <g className="v-mark v-lozenge">
      <path d={`M${x} ${y - half}L${x + half} ${y}L${x} ${y + half}L${x - half} ${y}z`} />
      <text x={x} y={y + 9}>
        {count}
      </text>
    </g>
  )
}

/** This man is taken: a cross from corner to corner, open in the middle, so that it is seen who. */
export const Cross = ({ cell: { x, y } }: { readonly cell: CellView }) => {
  const arm = (right: number, down: number) => `M${x + 46 * right} ${y + 46 * down}L${x + 24 * right} ${y + 24 * down}`
  return <Stroked className="v-mark v-victim" d={arm(-1, -1) + arm(1, -1) + arm(-1, 1) + arm(1, 1)} />
}

/** Somebody was taken here. */
export const SmallCross = ({ cell }: { readonly cell: CellView }) => (
  <Stroked className="v-mark v-victim" d={`M${cell.x - 11} ${cell.y - 11}l22 22m0 -22l-22 22`} />
)

/** From the taker to the man it takes. */
export function TakingLine({ from, to }: { readonly from: CellView; readonly to: CellView }) {
  const start = towards(from, to, 34)
  const end = towards(to, from, 30)
  return <Stroked isDrawn className="v-mark v-victim" d={`M${start.x} ${start.y}L${end.x} ${end.y}`} />
}

/** Over the man and down behind it. */
export function Hop({ from, over }: { readonly from: CellView; readonly over: CellView }) {
  const start = towards(over, from, 62)
  const end = towards(over, from, -62)
  // The bow bends upwards as seen; a hop along a file bends to the side.
  const isUpright = Math.abs(end.x - start.x) < 1
  const top = isUpright ? { x: over.x + 92, y: over.y } : { x: over.x, y: over.y - 92 }
  const tip = (angle: number) => {
    const back = Math.atan2(top.y - end.y, top.x - end.x) + angle
    return `${round(end.x + Math.cos(back) * 20)} ${round(end.y + Math.sin(back) * 20)}`
  }
  return (
    <Stroked
      isDrawn
      className="v-mark v-victim"
      d={`M${start.x} ${start.y}Q${top.x} ${top.y} ${end.x} ${end.y}M${tip(-0.5)}L${end.x} ${end.y}L${tip(0.5)}`}
    />
  )
}

/** A second man that has a part in the taking: a bracket round it, open towards the victim, and a line across. */
export function PartnerBracket({ partner, victim }: { readonly partner: CellView; readonly victim: CellView }) {
  const ahead = towards(partner, victim, 40)
  const across = { x: -(ahead.y - partner.y), y: ahead.x - partner.x }
  const arm = (side: number, along: number) =>
    `${round(partner.x + across.x * side + (ahead.x - partner.x) * along)} ${round(partner.y + across.y * side + (ahead.y - partner.y) * along)}`
  const start = towards(partner, victim, 44)
  const end = towards(victim, partner, 38)
  return (
    <Stroked
      className="v-mark v-partner"
      d={`M${arm(1, 0.5)}L${arm(1, 1)}L${arm(-1, 1)}L${arm(-1, 0.5)}M${start.x} ${start.y}L${end.x} ${end.y}`}
    />
  )
}

/** Ticks in the corners of a cell: the last move came from here, or went here. */
export function CornerTicks({ cell }: { readonly cell: CellView }) {
  const corners = cell.outline.map(([x, y], index) => {
    if (isFlat(cell, index)) return ''
    const point = towards({ x, y }, cell, 7)
    const ends = [cell.outline.at(index - 1), cell.outline[(index + 1) % cell.outline.length]].map((next) =>
      next === undefined ? point : towards(point, { x: next[0] + point.x - x, y: next[1] + point.y - y }, 20),
    )
    return `M${ends[0]?.x} ${ends[0]?.y}L${point.x} ${point.y}L${ends[1]?.x} ${ends[1]?.y}`
  })
  return <Stroked className="v-mark v-corners" d={corners.join('')} />
}

/** Whether the outline hardly turns there: a joint of a curved side, no corner. */
function isFlat({ outline }: CellView, index: number): boolean {
  const [before, here, after] = [outline.at(index - 1), outline[index], outline[(index + 1) % outline.length]]
  if (before === undefined || here === undefined || after === undefined) return false
  const into = Math.atan2(here[1] - before[1], here[0] - before[0])
  const outOf = Math.atan2(after[1] - here[1], after[0] - here[0])
  return Math.cos(outOf - into) > 0.9
}

/** A whole frame inside the cell: selected, or under the cursor. */
export function Frame({ cell, className }: { readonly cell: CellView; readonly className: string }) {
  const inner = cell.outline.map(([x, y]) => {
    const point = towards({ x, y }, cell, 6)
    return [point.x, point.y] as const
  })
  return <polygon className={`v-mark ${className}`} points={pointsOf(inner)} />
}

/** Rays about a man in check. */
export function Burst({ cell }: { readonly cell: CellView }) {
  const rays = Array.from({ length: 12 }, (_, index) => {
    const angle = (index * Math.PI) / 6 + Math.PI / 12
    const at = (radius: number) =>
      `${round(cell.x + Math.cos(angle) * radius)} ${round(cell.y + Math.sin(angle) * radius)}`
    return `M${at(38)}L${at(48)}`
  })
  return <Stroked className="v-mark v-burst" d={rays.join('')} />
}

/** A lock in the corner of a man that may not move. */
export const Lock = ({ cell }: { readonly cell: CellView }) => (
  <g className="v-mark v-lock" transform={`translate(${cell.x + 31} ${cell.y - 28})`}>
    <circle r="19" />
    <path className="v-lock-bow" d="M-5.5-1v-4a5.5 5.5 0 0 1 11 0v4" />
    <path className="v-lock-body" d="M-9.5-2h19v13h-19z" />
  </g>
)

/** From what freezes to what is frozen: links, seen flat and edge-on in turn. */
export function Chain({ from, to }: { readonly from: CellView; readonly to: CellView }) {
  const start = towards(from, to, 24)
  const length = Math.hypot(to.x - from.x, to.y - from.y) - 48
  const turn = round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI)
  const count = Math.max(3, Math.round(length / 22))
  const pitch = round(length / count)
  const d = Array.from({ length: count }, (_, index) => {
    const x = round(index * pitch + pitch / 2)
    const half = pitch / 2 + 3
    return index % 2 === 0
      ? `M${x - half + 7} -7h${2 * half - 14}a7 7 0 0 1 0 14h${14 - 2 * half}a7 7 0 0 1 0 -14`
      : `M${x - half + 2} 0h${2 * half - 4}`
  })
  return (
    <g transform={`translate(${start.x} ${start.y}) rotate(${turn})`}>
      <Stroked className="v-mark v-chain" d={d.join('')} />
    </g>
  )
}

/** A note of the player's own, or of a diagram. */
export const Circle = ({ cell }: { readonly cell: CellView }) => (
  <Stroked className="v-mark v-circle" d={circle(cell, 45)} />
)

interface ArrowProps {
  readonly from: CellView
  readonly to: CellView
  readonly tone?: 'best' | 'other' | 'threat' | undefined
}

export function Arrow({ from, to, tone }: ArrowProps) {
  const start = towards(from, to, 20)
  const neck = towards(to, from, 34)
  const tip = towards(to, from, 4)
  const side = (distance: number, sign: number) => {
    const point = towards(neck, to, distance)
    return `${round(neck.x - sign * (point.y - neck.y))} ${round(neck.y + sign * (point.x - neck.x))}`
  }
  return (
    <g className="v-mark v-arrow" data-tone={tone}>
      <path className="v-halo" d={`M${start.x} ${start.y}L${neck.x} ${neck.y}`} />
      <path className="v-line" d={`M${start.x} ${start.y}L${neck.x} ${neck.y}`} />
      <path className="v-head" d={`M${tip.x} ${tip.y}L${side(21, 1)}L${side(21, -1)}z`} />
    </g>
  )
}
