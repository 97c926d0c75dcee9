import { expect, test } from 'vitest'
import { draw, menagerie, reach } from '../../../test/tiny.ts'

const game = menagerie(3, 3)

test('takes the enemy it lands on', () => {
  const p = draw(
    game,
    `
    . p .
    P K .
    . . n`,
  )
  expect(reach(game, p, 'b2')).toBe('a1 a3 b1 b3xb3 c1xc1 c2 c3')
})

test('narrowed to a kind, it lands on no other', () => {
  const p = draw(
    game,
    `
    . k .
    . B .
    r . n`,
  )
  expect(reach(game, p, 'b2')).toBe('a2 a3 b1 b3xb3 c2 c3')
})
