import { describe, expect, test } from 'vitest'
import { themes, themesFor, themesOf } from '../src/puzzles/themes/themes.ts'
import { gameOf, slugs } from '../src/variants/catalogue.ts'
import { ideaCases } from './themes/ideas.ts'
import { mannerCases } from './themes/manners.ts'
import { mateCases } from './themes/mates.ts'

// Positions made by hand for the purpose, or taken from the rules pages; what they show was worked out on a board.
const cases = [...mannerCases, ...mateCases, ...ideaCases]

function found(slug: string, text: string): readonly string[] {
  const game = gameOf(slug)
  if (game === undefined) throw new Error(slug)
  const [start = '', moves = ''] = text.split(' | ')
  return themesOf(game, { start, moves: moves.split(' ') })
}

describe('a theme is found where it is', () => {
  test.each(cases)('$key: $is', ({ key, slug, shown }) => {
    expect(found(slug, shown)).toContain(key)
  })
})

describe('a theme is not found where it only seems to be', () => {
  test.each(cases)('$key: not where $isNot', ({ key, slug, missed }) => {
    expect(found(slug, missed)).not.toContain(key)
  })
})

test('every theme has a position that shows it and one that does not', () => {
  expect(cases.map(({ key }) => key).sort()).toEqual(themes.map(({ key }) => key).sort())
})

test('no two themes share a key', () => {
  expect(new Set(themes.map(({ key }) => key)).size).toBe(themes.length)
})

test('a theme is offered only where the game has what it is made of', () => {
  const keysFor = (slug: string): readonly string[] => {
    const game = gameOf(slug)
    return game === undefined ? [] : themesFor(game).map(({ key }) => key)
  }
  expect(keysFor('chess')).not.toEqual(expect.arrayContaining(['pinch']))
  expect(keysFor('chess')).toEqual(expect.arrayContaining(['fork', 'enPassant', 'backRankMate']))
  expect(keysFor('ultima')).toEqual(expect.arrayContaining(['tripleEcho', 'removal', 'stuck']))
  expect(keysFor('baroque')).not.toEqual(expect.arrayContaining(['removal']))
  expect(keysFor('fugue')).toEqual(expect.arrayContaining(['longShot', 'shieldBroken', 'swap', 'approach']))
  expect(keysFor('shogi')).toEqual(expect.arrayContaining(['dropMate', 'promotion']))
  for (const slug of slugs) expect(keysFor(slug).length).toBeGreaterThan(3)
})

test('the move that led to a puzzle is no part of its themes', () => {
  const game = gameOf('chess')
  if (game === undefined) throw new Error('chess')
  // Black takes, and White only steps aside.
  const line = { start: '4k3/8/8/3p4/4P3/8/8/K7 b - -', led: 'd5e4', moves: ['a1b2'] }
  expect(themesOf(game, line)).toEqual(['quietMove'])
})
