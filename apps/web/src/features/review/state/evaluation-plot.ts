import type { Opinion } from '@variorum/engine/review'
import { scaleLinear } from 'd3-scale'
import { area, curveMonotoneX, line } from 'd3-shape'

export interface EvaluationPlot {
  /** Below the curve, in a square of a hundred by a hundred: the first seat's share. */
  readonly share: string
  readonly curve: string
}

const side = 100

/** Where a position after so many of all steps stands, in hundredths of the plot from its left. */
export const acrossOf = (ply: number, steps: number): number => (side * ply) / Math.max(1, steps)

/** Lays the first seat's chances out in a square that is stretched to its place. Where nobody has looked the curve has gaps. */
export function evaluationPlot(opinions: readonly (Opinion | undefined)[]): EvaluationPlot {
  const x = scaleLinear()
    .domain([0, Math.max(1, opinions.length - 1)])
    .range([0, side])
  const y = scaleLinear().domain([0, 1]).range([side, 0])
  const known = (opinion: Opinion | undefined) => opinion !== undefined
  const across = (_: Opinion | undefined, ply: number) => round(x(ply))
  const up = (opinion: Opinion | undefined) => round(y(opinion?.chance ?? 0.5))
  return {
    share: area<Opinion | undefined>().defined(known).x(across).y0(side).y1(up).curve(curveMonotoneX)(opinions) ?? '',
    curve: line<Opinion | undefined>().defined(known).x(across).y(up).curve(curveMonotoneX)(opinions) ?? '',
  }
}

const round = (value: number) => Math.round(value * 100) / 100
