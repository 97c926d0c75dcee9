import { expect, test } from 'vitest'
import { draw, menagerie, reach } from '../../../test/tiny.ts'

const game = menagerie(5, 5)
const strip = menagerie(5, 1)

test('takes on all sides of the landing what an own man stands directly behind', () => {
  const p = draw(
    game,
    `
    . . P . .
    . . r . .
    P . . b N
    . . n . .
    . . N . .`,
  )
  expect(reach(game, p, 'a3')).toBe('a1 a2 a4 a5 b3 c3xc2,c4,d3')
})

test('neither a gap, nor an enemy, nor the edge behind the man will do', () => {
  const p = draw(
    game,
    `
    n . . . .
    . . n . .
    P . . n r
    . . . . .
    . . . . .`,
  )
  expect(reach(game, p, 'a3')).toBe('a1 a2 a4 b3 c3')
})

test('a frozen man is as good an anchor as any', () => {
  const p = draw(
    game,
    `
    . . N . m
    . . n . .
    P . . . .
    . . . N m
    . . . . .`,
  )
  expect(reach(game, p, 'a3')).toContain('c3xc4')
})

test('walking between two enemies takes nothing and is no danger', () => {
  const p = draw(strip, '. n . n P')
  expect(reach(strip, p, 'e1')).toBe('')
  expect(reach(strip, draw(strip, 'n . . n P', 1), 'a1')).toBe('b1 c1')
})

test('narrowed to some kinds and to straight moves, a diagonal move takes nobody', () => {
  const p = draw(
    game,
    `
    . . P . .
    . . p . .
    . . . n P
    . . . . .
    B . B . .`,
  )
  expect(reach(game, p, 'a1')).toBe('a2 a3 a4 a5 b1 b2 c3 d4 e5')
  expect(reach(game, p, 'c1')).toBe('a3 b1 b2 c2 c3xc4 d1 d2 e1')
})
