import { expect, test } from 'vitest'
import { draw, reach, royal, tiny } from '../../../test/tiny.ts'
import { can } from '../../game/index.ts'
import { glide } from '../moves/glide.ts'
import { approach } from './approach.ts'

const ram = { letter: 'R', abilities: [can(glide('every'), approach())], worth: 3 }
const game = tiny(5, 4, { ram, king: royal })

test('takes the enemy directly in front of where it stops, in the line of its move', () => {
  const p = draw(
    game,
    `
    r . . . r
    . . . . .
    . . . . .
    R . . r .`,
  )
  expect(reach(game, p, 'a1')).toBe('a2 a3xa4 b1 b2 c1xd1 c3 d4')
})

test('takes no friend, and nobody it meets beside its line or stops short of', () => {
  const p = draw(
    game,
    `
    . . . . .
    . r . . .
    . . . . .
    R . . R r`,
  )
  expect(reach(game, p, 'a1')).toBe('a2 a3 a4 b1 b2 c1 c3 d4')
})
