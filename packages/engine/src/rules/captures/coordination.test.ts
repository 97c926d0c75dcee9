import { expect, test } from 'vitest'
import { draw, menagerie, reach } from '../../../test/tiny.ts'

const game = menagerie(5, 5)

test('takes on both corners it makes with its partner, and on none in line with it', () => {
  const p = draw(
    game,
    `
    . . . . .
    n . . . .
    . . . . .
    K . . . p
    . R . . .`,
  )
  expect(reach(game, p, 'b1')).toBe('a1 b2 b3 b4xa4 b5 c1 c2 d1 d3 e1xe2 e4xa4,e2')
})

test('a frozen partner helps all the same', () => {
  const p = draw(
    game,
    `
    . . . . .
    n . . . .
    m . . . .
    K . . . p
    . R . . .`,
  )
  expect(reach(game, p, 'b1')).toBe('a1 b2 b3xa3 b4xa4 b5 c1 c2 d1 d3xa3 e1xe2 e4xa4,e2')
})

test('without its partner it takes nothing', () => {
  const p = draw(
    game,
    `
    . . . . .
    n . . . .
    . . . . .
    . . . . p
    . R . . .`,
  )
  expect(reach(game, p, 'b1')).not.toContain('x')
})

test('own men on the corners stay', () => {
  const p = draw(
    game,
    `
    . . . . .
    N . . . .
    . . . . .
    K . . . P
    . R . . .`,
  )
  expect(reach(game, p, 'b1')).not.toContain('x')
})
