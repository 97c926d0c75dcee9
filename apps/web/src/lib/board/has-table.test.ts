import { describe as describeGame } from '@variorum/engine/ask'
import { gameOf } from '@variorum/engine/catalogue'
import { describe, expect, it } from 'vitest'
import { hasTable } from './has-table.ts'

const held = (slug: string) => {
  const game = gameOf(slug)
  return game && hasTable(describeGame(game))
}

describe('our table', () => {
  it('holds games of two, whether they see everything or not', () => {
    expect(['ultima', 'fugue', 'chess', 'xiangqi', 'fog-of-war'].map(held)).toEqual([true, true, true, true, true])
  })

  it('holds games of more than two', () => {
    expect(held('four-player-chess')).toBe(true)
  })

  it('holds men in hand', () => {
    expect(['crazyhouse', 'shogi'].map(held)).toEqual([true, true])
  })
})
