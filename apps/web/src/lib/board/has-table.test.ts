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

<<<<<<< HEAD
  it('holds men in hand', () => {
    expect(['crazyhouse', 'shogi'].map(held)).toEqual([true, true])
  })

  it('does not hold what one side may not see', () => {
    expect(held('fog-of-war')).toBe(false)
=======
  it('does not hold men in hand', () => {
    expect(['crazyhouse', 'shogi'].map(held)).toEqual([false, false])
>>>>>>> f18596f (Tell of a game with secrets only what everybody may know)
  })
})
