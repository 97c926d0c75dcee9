import { expect, test } from 'vitest'
import { describe } from '../../ask/index.ts'
import { gameOf } from '../catalogue.ts'

test('players call the sides Red and Black, while positions are written with w and b', () => {
  const game = gameOf('xiangqi')
  const described = game && describe(game)
  expect(described?.seats.map(({ called }) => called)).toEqual(['red', 'black'])
  expect(described?.start).toContain(' w')
})
