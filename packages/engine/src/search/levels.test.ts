import { describe, expect, test } from 'vitest'
import { gameOf, slugs } from '../variants/catalogue.ts'
import { botLevels, isForTwo, levelAt, levelOf, MOST_SETTING, settingsOf } from './index.ts'
import { inForm } from './levels.ts'

const games = slugs.flatMap((slug) => gameOf(slug) ?? []).filter(isForTwo)
const settings = Array.from({ length: 2 * MOST_SETTING + 1 }, (_, i) => i / 2)

/** Whether no number is lower than the one before it. */
const rises = (numbers: readonly number[]): boolean => numbers.every((one, i) => i === 0 || one >= numbers[i - 1])

describe('with its setting', () => {
  const bots = settings.map(levelAt)

  test('a bot looks at more positions, and never at more than fifty thousand', () => {
    const budgets = bots.map(({ limits }) => limits.nodes ?? Number.NaN)
    expect(rises(budgets)).toBe(true)
    expect(budgets[0]).toBeLessThan(budgets[budgets.length - 1])
    expect(Math.max(...budgets)).toBeLessThanOrEqual(50_000)
  })

  test('a bot thinks more often, from never to always', () => {
    const attention = bots.map((bot) => bot.attention)
    expect(rises(attention)).toBe(true)
    expect([attention[0], attention[attention.length - 1]]).toEqual([0, 1])
  })

  test('a bot sees more, and near captures before far ones', () => {
    const eyes = bots.map(({ eye }) => eye)
    for (const { sight } of eyes) expect(rises(sight.toReversed())).toBe(true)
    for (const [i] of eyes[0].sight.entries()) expect(rises(eyes.map(({ sight }) => sight[i]))).toBe(true)
    for (const part of ['focus', 'breadth', 'frozen', 'aim'] as const)
      expect(rises(eyes.map((eye) => eye[part]))).toBe(true)
    expect(rises(eyes.map(({ whim }) => -whim))).toBe(true)
  })

  test('a bot has good days and bad ones, by the seed of a game, within the scale', () => {
    const seeds = Array.from({ length: 200 }, (_, seed) => seed)
    for (const setting of [0, 40, MOST_SETTING]) {
      const forms = seeds.map((seed) => inForm(setting, seed))
      expect(Math.min(...forms)).toBeGreaterThanOrEqual(0)
      expect(Math.max(...forms)).toBeLessThanOrEqual(MOST_SETTING)
      expect(Math.max(...forms) - Math.min(...forms)).toBeGreaterThan(1)
      expect(inForm(setting, 7)).toBe(inForm(setting, 7))
    }
  })
})

test.each(games.map((game) => [game.variant.slug, game] as const))(
  '%s has a setting for each level, rising',
  (_, game) => {
    const found = settingsOf(game)
    expect(found).toHaveLength(botLevels.length)
    expect(rises(found)).toBe(true)
    expect(new Set(found).size).toBe(botLevels.length)
    expect(botLevels.map((level) => levelOf(game, level, 3).limits.nodes)).not.toContain(undefined)
  },
)
