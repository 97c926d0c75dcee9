import { expect, it } from 'vitest'
import { clockKey } from '../../../lib/clock/clock-key.ts'
import { poolClocks } from '../../../lib/clock/clock-presets.ts'
import { poolWishOf, readChoice, usualChoice } from './pool-choice.ts'

const games = ['one', 'two']

it('the one button means every game at every clock that both are there for, until something else is chosen', () => {
  const wish = poolWishOf(usualChoice, games, true)
  expect(wish?.variants).toEqual(games)
  expect(wish?.clocks.map(({ kind }) => kind)).not.toContain('days')
  expect(poolWishOf({ ...usualChoice, without: ['one'] }, games, true)?.variants).toEqual(['two'])
})

it('is not pressed with nothing left to play', () => {
  expect(poolWishOf({ ...usualChoice, without: games }, games, true)).toBeNull()
  expect(poolWishOf({ ...usualChoice, clocks: ['none'] }, games, true)).toBeNull()
})

it('a guest plays casual games, whatever was chosen while signed in', () => {
  const rated = { ...usualChoice, rated: true }
  expect(poolWishOf(rated, games, true)?.rated).toBe(false)
  expect(poolWishOf(rated, games, false)?.rated).toBe(true)
})

it('is for ratings within the bounds that were typed, and is not pressed with bounds that cannot be read', () => {
  const within = (ratingMin: string, ratingMax: string, isGuest = false) =>
    poolWishOf({ ...usualChoice, ratingMin, ratingMax }, games, isGuest)
  expect(within('1400', ' 1600 ')).toMatchObject({ ratingMin: 1400, ratingMax: 1600 })
  expect(within('', '1600')).toMatchObject({ ratingMin: null, ratingMax: 1600 })
  for (const [least, most] of [
    ['high', ''],
    ['', '4001'],
    ['1600', '1400'],
  ] as const) {
    expect(within(least, most)).toBeNull()
    expect(within(least, most, true)).toMatchObject({ ratingMin: null, ratingMax: null })
  }
})

it('a choice that was kept is read, and anything else is not', () => {
  const kept = { clocks: poolClocks.map(clockKey), without: ['one'], rated: true, ratingMin: '', ratingMax: '1600' }
  expect(readChoice(JSON.stringify(kept))).toEqual(kept)
  const { ratingMin, ratingMax, ...older } = kept
  expect(readChoice(JSON.stringify(older))).toMatchObject({ ...older, ratingMin: '', ratingMax: '' })
  for (const text of [null, '', 'nonsense', '{}', '{"clocks":1}']) expect(readChoice(text)).toBeNull()
})
