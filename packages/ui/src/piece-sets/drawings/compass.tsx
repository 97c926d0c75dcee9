/** Eight ways, as one sees them. */
const ways = {
  n: [0, -1],
  ne: [1, -1],
  e: [1, 0],
  se: [1, 1],
  s: [0, 1],
  sw: [-1, 1],
  w: [-1, 0],
  nw: [-1, -1],
} as const

export type Way = keyof typeof ways
type Point = readonly [number, number]

export const straight: readonly Way[] = ['n', 'e', 's', 'w']
export const diagonal: readonly Way[] = ['ne', 'se', 'sw', 'nw']
export const every: readonly Way[] = [...straight, ...diagonal]

export interface CompassPlan {
  /** As far as the way is free. */
  readonly slides?: readonly Way[]
  /** To the next cell. */
  readonly steps?: readonly Way[]
  /** To a place so far off, whoever stands between. */
  readonly leaps?: readonly Point[]
  /** The same by a way that can be barred at its first point. */
  readonly paths?: readonly (readonly [Point, Point])[]
  /** Beyond exactly one other man. */
  readonly hops?: readonly Way[]
  /** To the next cell, and takes nobody there. */
  readonly goes?: readonly Way[]
  /** Size of a cell. */
  readonly pitch?: number
  /** Nothing stands in the middle: something else is drawn there. */
  readonly isOpen?: boolean
}

const middle = 22.5
const round = (value: number) => Math.round(value * 10) / 10
const at = ([x, y]: Point, pitch: number) => [round(middle + x * pitch), round(middle + y * pitch)] as const
/** The way as a point so far from the middle. */
const along = (way: Way, distance: number): Point => {
  const [x, y] = ways[way]
  const scale = distance / Math.hypot(x, y)
  return [x * scale, y * scale]
}

function Dot({ point, radius }: { readonly point: readonly [number, number]; readonly radius: number }) {
  return <circle className="v-sign" cx={point[0]} cy={point[1]} r={radius} />
}

/**
 * How a man takes that takes by landing: itself a square in the middle, dots where it takes, arrows where it goes on, rings where
 * it goes without taking, bars where another man must stand.
 */
export function Compass({
  slides = [],
  steps = [],
  leaps = [],
  paths = [],
  hops = [],
  goes = [],
  pitch = 8,
  isOpen,
}: CompassPlan) {
  const small = pitch < 5.2 ? 2 : 2.5
  return (
    <>
      {!isOpen && <path className="v-sign" d={hops.length > 4 ? 'M20.5 20.5h4v4h-4z' : 'M19.7 19.7h5.6v5.6h-5.6z'} />}
      {slides.map((way) => {
        const [ax, ay] = at(along(way, 6), 1)
        const [bx, by] = at(along(way, 12), 1)
        const [tx, ty] = at(along(way, 17), 1)
        const [dx, dy] = along(way, 3.4)
        return (
          <g key={way}>
            <path className="v-stroke" d={`M${ax} ${ay}L${bx} ${by}`} />
            <path
              className="v-sign"
              d={`M${tx} ${ty}L${round(bx - dy)} ${round(by + dx)}L${round(bx + dy)} ${round(by - dx)}z`}
            />
          </g>
        )
      })}
      {steps.map((way) => (
        <Dot key={way} point={at(ways[way], pitch)} radius={small} />
      ))}
      {leaps.map((leap) => (
        <Dot key={leap.join()} point={at(leap, pitch)} radius={small} />
      ))}
      {paths.map(([first, last]) => {
        const [ax, ay] = at(first, pitch)
        const [bx, by] = at(last, pitch)
        return (
          <g key={last.join()}>
            <path className="v-fine" d={`M${middle} ${middle}L${ax} ${ay}L${bx} ${by}`} />
            <Dot point={[bx, by]} radius={small} />
          </g>
        )
      })}
      {hops.map((way) => {
        const [x, y] = at(along(way, 8.5), 1)
        const [dx, dy] = along(way, 3)
        return (
          <g key={way}>
            <path className="v-stroke" d={`M${round(x - dy)} ${round(y + dx)}L${round(x + dy)} ${round(y - dx)}`} />
            <Dot point={at(along(way, 14.5), 1)} radius={2.6} />
          </g>
        )
      })}
      {goes.map((way) => {
        const [x, y] = at(ways[way], pitch)
        return <circle key={way} className="v-fine" cx={x} cy={y} r={2.2} />
      })}
    </>
  )
}

/** All eight places that mirror one. */
export const mirrored = (x: number, y: number): readonly Point[] =>
  [
    [x, y],
    [y, x],
  ].flatMap(([a = 0, b = 0]) => [1, -1].flatMap((i) => [1, -1].map((j): Point => [a * i, b * j])))
