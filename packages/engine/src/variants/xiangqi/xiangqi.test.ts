import { expect, test } from 'vitest'
import { askPosition, describe } from '../../ask/index.ts'
import { gameOf } from '../catalogue.ts'

test('players call the sides Red and Black, while positions are written with w and b', () => {
  const game = gameOf('xiangqi')
  const described = game && describe(game)
  expect(described?.seats.map(({ called }) => called)).toEqual(['red', 'black'])
  expect(described?.start).toContain(' w')
})

test('what is wrong with a position is told of Red and the general', () => {
  const game = gameOf('xiangqi')
  const start = 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBA1ABNR w'
  expect(game && askPosition(game, { variant: 'xiangqi', start, moves: [] })).toEqual({
    ok: false,
    error: { key: 'badPosition', params: { reason: 'noKing', seat: 'red', kind: 'general' } },
  })
})
