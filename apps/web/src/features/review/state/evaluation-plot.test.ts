import { opinionAtEnd } from '@variorum/engine/review'
import { expect, it } from 'vitest'
import { acrossOf, evaluationPlot } from './evaluation-plot.ts'

const chance = (of: number) => opinionAtEnd({ scores: [of, 1 - of] })

it('the curve goes from edge to edge, high where the first seat stands well', () => {
  const { curve, share } = evaluationPlot([chance(0.5), chance(1), chance(0)])
  expect(curve).toMatch(/^M0,50C.*,50,0C.*,100,100$/)
  expect(share).toMatch(/L100,100.*Z$/)
})

it('what has not been looked at is a gap, and a game without moves no division by nothing', () => {
  expect(evaluationPlot([chance(0.5), chance(0.6), undefined, chance(0.5)]).curve.match(/M/g)).toHaveLength(2)
  expect(evaluationPlot([]).curve).toBe('')
  expect(acrossOf(0, 0)).toBe(0)
})
