import { botLevels } from '@variorum/engine/bot-levels'
import { gameOf, slugs } from '@variorum/engine/catalogue'
import { describe, expect, it } from 'vitest'
import { levelNear, strengthOf } from './level-strength.ts'

const measured = slugs.filter((slug) => gameOf(slug)?.variant.levels?.measured !== undefined)

describe.each(['no-such-game', ...measured])('the bots of %s', (variant) => {
  const strengths = botLevels.map((level) => strengthOf(variant, level))

  it('are as far apart as the published games say, or 200 where there are none', () => {
    const elo = gameOf(variant)?.variant.levels?.measured?.elo ?? botLevels.map((_, i) => 200 * i)
    expect(strengths.map((one) => one - (strengths[0] ?? 0))).toEqual(elo.map((one) => one - (elo[0] ?? 0)))
  })

  it('are each the nearest to somebody a little stronger or weaker than they are', () => {
    for (const [i, level] of botLevels.entries()) {
      for (const more of [-60, 60]) expect(levelNear(variant, (strengths[i] ?? 0) + more)).toBe(level)
    }
  })

  it('take on whoever is beyond the ends', () => {
    expect([levelNear(variant, 0), levelNear(variant, 9_999)]).toEqual(['novice', 'master'])
  })
})
