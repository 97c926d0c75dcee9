import { describe, expect, test } from 'vitest'
import { curveOf } from './curve.ts'
import { stepsOn, weakest } from './settle.ts'
import type { Entrant, Played } from './tournament.ts'

/** What came of so many games, of which the first side is to have made that share. */
function met(a: Entrant, b: Entrant, games: number, share: number): Played {
  const wins = games * share
  return { a, b, tally: { games, wins, draws: 0, losses: games - wins, pairs: [0, 0, 0, 0, 0], forfeits: [0, 0] } }
}

/** The share that a lead of so much Elo makes. */
const shareOf = (lead: number): number => 1 / (1 + 10 ** (-lead / 400))

describe('the curve', () => {
  const settings = [0, 20, 40, 60, 80, 100]
  // Games without chance in them, by a line that rises by nine Elo with each setting.
  const played = [
    met(0, 'greedy', 10_000, shareOf(-300)),
    ...settings.slice(1).map((setting, i) => met(setting, settings[i], 10_000, shareOf(180))),
  ]

  test('is the line by which the games came out, the greedy player at a thousand', () => {
    const curve = curveOf(played)
    for (const setting of [0, 20, 50, 100]) expect(Math.abs(curve.at(setting) - 700 - 9 * setting)).toBeLessThan(5)
    expect(stepsOn(curve, settings).every((step) => Math.abs(step - 180) < 5)).toBe(true)
  })

  test('says which setting has a strength', () => {
    const curve = curveOf(played)
    expect(curve.settingFor(1060)).toBeGreaterThan(39)
    expect(curve.settingFor(1060)).toBeLessThan(41)
    expect(curve.settingFor(9_999)).toBe(100)
  })

  test('is surer of a step the more games there are', () => {
    const few = curveOf(played.map((one) => met(one.a, one.b, 20, one.tally.wins / one.tally.games)))
    expect(few.errorBetween(20, 40)).toBeGreaterThan(3 * curveOf(played).errorBetween(20, 40))
  })

  test('is there where one side won everything', () => {
    const lost = curveOf([met(0, 'greedy', 100, 0), met(50, 0, 100, 1), met(100, 50, 100, 1)])
    expect(lost.at(0)).toBeLessThan(700)
    expect(lost.at(100)).toBeGreaterThan(lost.at(50))
    expect(lost.at(50)).toBeGreaterThan(lost.at(0))
  })
})

test('the weakest level is the highest setting below any that the greedy player did not beat as it should', () => {
  const shares = [0, 0.01, 0.06, 0]
  expect(weakest(shares.map((share, i) => met(2 * i, 'greedy', 100, share)))).toBe(2)
})
