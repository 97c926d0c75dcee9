import rate from 'glicko2-lite'
import { describe, expect, it } from 'vitest'
import { grown, isProvisional, rated, unrated } from './glicko.ts'

const day = 24 * 60 * 60 * 1_000
const known = { rating: 1500, deviation: 60, volatility: 0.06 }

describe('the package', () => {
  // Glickman, “Example of the Glicko-2 system”, section “Example calculation” (glicko.net/glicko/glicko2.pdf).
  it('gives the numbers of Glickman’s published example', () => {
    const after = rate(1500, 200, 0.06, [[1400, 30, 1], [1550, 100, 0], [1700, 300, 0]], { tau: 0.5 }) // biome-ignore format: one line of the paper
    expect(after.rating).toBeCloseTo(1464.06, 1)
    expect(after.rd).toBeCloseTo(151.52, 1)
    expect(after.vol).toBeCloseTo(0.05999, 4)
  })
})

describe('a deviation', () => {
  // lichess's own description of its constants: 60 becomes 110 in a year.
  it('of 60 is 110 after a year without a game, at the usual volatility', () => {
    expect(grown(known, 365 * day).deviation).toBeCloseTo(110, 0)
    expect(grown(known, 0)).toEqual(known)
  })

  it('never leaves its bounds', () => {
    expect(grown(known, 20_000 * day).deviation).toBe(500)
    let player = unrated
    for (let game = 0; game < 300; game++) player = rated(player, known, game % 2)
    expect(player.deviation).toBeGreaterThanOrEqual(45)
    expect(isProvisional(player)).toBe(false)
    expect(isProvisional(unrated)).toBe(true)
  })
})

describe('a result', () => {
  it('of one game a day is what the package makes of a player whose deviation has grown by that day', () => {
    const player = grown(known, day / 0.21436)
    // After exactly one period, what we take off is what we had put on.
    const after = rate(1500, 60, 0.06, [[1600, 80, 1]], { tau: 0.75 })
    const own = rated(player, { rating: 1600, deviation: 80, volatility: 0.06 }, 1)
    expect(own.rating).toBeCloseTo(after.rating, 6)
    expect(own.deviation).toBeCloseTo(after.rd, 6)
  })

  it('moves both by as much where both are equally well known', () => {
    const won = rated(known, known, 1).rating - known.rating
    const lost = rated(known, known, 0).rating - known.rating
    expect(won).toBeGreaterThan(0)
    expect(won + lost).toBeCloseTo(0, 9)
    expect(rated(known, known, 0.5).rating).toBeCloseTo(known.rating, 9)
  })

  it('moves nobody by more than 700, nor below 400 or above 4000', () => {
    const giant = { rating: 3990, deviation: 45, volatility: 0.06 }
    expect(rated(unrated, giant, 1).rating).toBeLessThanOrEqual(2200)
    expect(rated({ ...unrated, rating: 3900 }, giant, 1).rating).toBeLessThanOrEqual(4000)
    expect(rated({ ...unrated, rating: 410 }, { ...known, rating: 410 }, 0).rating).toBe(400)
  })
})
