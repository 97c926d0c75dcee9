import { expect, test } from 'vitest'
import { draw, menagerie, reach } from '../../../test/tiny.ts'

const strip = menagerie(5, 1)

test('takes the man it moves directly away from, however far it goes', () => {
  const game = menagerie(5, 5)
  const p = draw(
    game,
    `
    . . . . .
    . p . . .
    . . Q n .
    . . . . .
    . . k . .`,
  )
  expect(reach(game, p, 'c3')).toBe('a1 a3xd3 b2 b3xd3 c2 c4 c5 d2xb4 d4 e1xb4 e5')
})

test('takes a neighbour alone, and only an enemy', () => {
  expect(reach(strip, draw(strip, 'n Q . . .'), 'b1')).toBe('c1xa1 d1xa1 e1xa1')
  expect(reach(strip, draw(strip, 'n . Q . .'), 'c1')).toBe('b1 d1 e1')
  expect(reach(strip, draw(strip, 'N Q . . .'), 'b1')).toBe('c1 d1 e1')
})

test('without room to step back it takes nothing', () => {
  expect(reach(strip, draw(strip, '. . . n Q'), 'e1')).toBe('')
  expect(reach(strip, draw(strip, '. . n Q P'), 'd1')).toBe('')
})

test('narrowed to a kind, it leaves the others alone', () => {
  expect(reach(strip, draw(strip, 'q B . . .'), 'b1')).toBe('c1xa1 d1xa1 e1xa1')
  expect(reach(strip, draw(strip, 'r B . . .'), 'b1')).toBe('c1 d1 e1')
})
