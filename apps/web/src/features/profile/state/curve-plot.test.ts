import { expect, it } from 'vitest'
import { curvePlot } from './curve-plot.ts'

const point = (day: string, rating: number, speed: 'blitz' | 'rapid' = 'blitz') => ({
  day,
  at: `${day}T00:00:00.000Z`,
  rating,
  speed,
  deviation: 80,
})

it('a rating stands until a game changes it, and on until today', () => {
  // Ten days wide and, with fifty points of room below and above, from 1450 to 1650 high.
  const plot = curvePlot([point('2026-01-01', 1500), point('2026-01-06', 1600)], new Date('2026-01-11'))
  expect(plot.curves.map(({ path }) => path)).toEqual(['M0,75L50,75L50,25L100,25L100,25'])
  expect(plot.ratings.map(({ value }) => value)).toEqual([1450, 1500, 1550, 1600, 1650])
})

it('a rating of today alone has a curve too, and speeds are drawn apart from fast to slow', () => {
  const today = new Date('2026-01-11T12:00:00Z')
  const plot = curvePlot([point('2026-01-11', 1500, 'rapid'), point('2026-01-11', 1450)], today)
  expect(plot.curves.map(({ speed }) => speed)).toEqual(['blitz', 'rapid'])
  expect(plot.curves[0]?.path).toMatch(/^M50,.*L100,/)
})

it('no day is named twice below the curve, however few days it spans', () => {
  for (const [today, days] of [
    ['2026-01-11T12:00:00Z', ['2026-01-11']],
    ['2026-01-12T18:00:00Z', ['2026-01-11', '2026-01-12']],
  ] as const) {
    const plot = curvePlot([point('2026-01-11', 1500)], new Date(today))
    expect(plot.days.map(({ value }) => new Date(value).toISOString().slice(0, 10))).toEqual(days)
  }
})

it('the games of one day are steps of their own, each at its time', () => {
  const at = (hour: string, rating: number) => ({ ...point('2026-01-01', rating), at: `2026-01-01T${hour}:00:00.000Z` })
  const plot = curvePlot([at('00', 1500), at('12', 1600)], new Date('2026-01-02'))
  expect(plot.curves.map(({ path }) => path)).toEqual(['M0,75L50,75L50,25L100,25L100,25'])
})
