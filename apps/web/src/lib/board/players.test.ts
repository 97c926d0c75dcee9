import { describe as describeGame } from '@variorum/engine/ask'
import { gameOf } from '@variorum/engine/catalogue'
import { expect, it } from 'vitest'
import { playersOf, usualPlayers } from './players.ts'

const players = (slug: string) => {
  const game = gameOf(slug)
  return game && playersOf(describeGame(game))
}

it('sides and the royal man are called what their game calls them', () => {
  expect(players('chess')).toEqual(usualPlayers)
  expect(players('xiangqi')).toEqual({ seats: ['red', 'black'], royal: 'general' })
  expect(players('tori-shogi')?.royal).toBe('phoenix')
})
