import { askMoves } from '@variorum/engine/ask'
import { gameOf } from '@variorum/engine/catalogue'
import { expect, it } from 'vitest'
import { takesOf } from './takes.ts'

it('tells what a man could take once, whether or not it is promoted there', () => {
  const game = gameOf('shogi')
  const start = '4k4/9/4p4/4R4/9/9/9/9/4K4[] w'
  const moves = game && askMoves(game, { variant: 'shogi', start, moves: [] })
  if (!moves?.ok) throw new Error('no moves')
  const rook = moves.value.filter(({ from, to }) => from === 'e6' && to === 'e7')
  expect(rook.map(({ id }) => id)).toEqual(['e6e7', 'e6e7+'])
  expect(takesOf(rook).map(({ to }) => to)).toEqual(['e7'])
})
