import { describe as describeGame } from '@variorum/engine/ask'
import { gameOf } from '@variorum/engine/catalogue'
import { describe, expect, it } from 'vitest'
import { hasTable } from './has-table.ts'

const held = (slug: string) => {
  const game = gameOf(slug)
  return game && hasTable(describeGame(game))
}

describe('our table', () => {
  it('holds games of two who see everything', () => {
    expect(['ultima', 'baroque', 'fugue', 'chess', 'xiangqi'].map(held)).toEqual([true, true, true, true, true])
  })

  it('does not hold men in hand, nor what one side may not see', () => {
    expect(['crazyhouse', 'shogi', 'fog-of-war'].map(held)).toEqual([false, false, false])
  })
})
