import { describe as describeGame } from '@variorum/engine/ask'
import { gameOf, slugs } from '@variorum/engine/catalogue'
import { expect, it } from 'vitest'
import { tagsOf } from './tags.ts'

/** By hand, from the rules of each game. */
const expected: Readonly<Record<string, string>> = {
  ultima: '',
  chess: '',
  crazyhouse: 'hands',
  shogi: 'size hands',
  'tori-shogi': 'size hands',
  xiangqi: 'points size',
  'humpty-dumpty': 'size',
  'fog-of-war': 'hidden',
  'four-player-chess': 'cross players',
  'glinskis-hexagonal-chess': 'hexes',
  raumschach: 'levels',
  'byzantine-chess': 'ring',
  'alice-chess': 'twins',
  'duck-chess': 'steps',
  'marseillais-chess': 'steps',
}

it.each(Object.entries(expected))('the tags of %s say what its rules say', (slug, keys) => {
  const game = slugs.includes(slug) ? gameOf(slug) : undefined
  const tags = game ? tagsOf(describeGame(game)) : []
  // Whether a table can hold it is no matter of its rules.
  expect(tags.map(({ key }) => key).filter((key) => key !== 'rulesOnly')).toEqual(keys.split(' ').filter(Boolean))
})
