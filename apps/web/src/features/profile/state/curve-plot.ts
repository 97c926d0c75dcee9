import { scaleLinear, scaleUtc } from 'd3-scale'
import { curveStepAfter, line } from 'd3-shape'
import { speeds } from '../../../lib/clock/clock-rule.ts'
import type { RouterOutputs } from '../../../trpc/types.ts'

type CurvePoint = RouterOutputs['players']['curve'][number]
type Speed = CurvePoint['speed']

/** Where a mark stands, in hundredths of the plot. */
export interface Tick {
  readonly at: number
  readonly value: number
}

export interface PlottedCurve {
  readonly speed: Speed
  /** A path in a square of a hundred by a hundred. */
  readonly path: string
  readonly points: readonly CurvePoint[]
}

export interface CurvePlot {
  readonly curves: readonly PlottedCurve[]
  readonly ratings: readonly Tick[]
  readonly days: readonly Tick[]
}

const dayMs = 24 * 60 * 60 * 1_000
const side = 100

/**
 * Lays curves out in a square that is stretched to its place: a rating stands until a game changes it, so the curves go in
 * steps, and on until today.
 */
export function curvePlot(points: readonly CurvePoint[], today: Date): CurvePlot {
  const ratings = points.map(({ rating }) => rating)
  const first = Math.min(...points.map(({ at }) => Date.parse(at)), today.getTime() - dayMs)
  const x = scaleUtc().domain([first, today]).range([0, side])
  const room = 50
  const y = scaleLinear()
    .domain([Math.min(...ratings) - room, Math.max(...ratings) + room])
    .nice(5)
    .range([side, 0])
  const path = line<readonly [number, number]>(
    ([at]) => round(x(at)),
    ([, rating]) => round(y(rating)),
  ).curve(curveStepAfter)
  const curves = speeds.flatMap((speed) => {
    const own = points.filter((point) => point.speed === speed)
    const last = own.at(-1)
    if (!last) return []
    const steps = own.map(({ at, rating }) => [Date.parse(at), rating] as const)
    return { speed, path: path([...steps, [today.getTime(), last.rating]]) ?? '', points: own }
  })
  return {
    curves,
    ratings: y.ticks(5).map((value) => ({ value, at: y(value) })),
    // Of few days it would mark hours too, and a mark names its day alone: only where a day begins.
    days: x
      .ticks(4)
      .filter((date) => date.getTime() % dayMs === 0)
      .map((date) => ({ value: date.getTime(), at: x(date) })),
  }
}

const round = (value: number) => Math.round(value * 100) / 100
