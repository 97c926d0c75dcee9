import { expect, test } from 'vitest'
import { draw, reach, royal, tiny } from '../../../test/tiny.ts'
import { can } from '../../game/index.ts'
import { mounted } from './mounted.ts'

const rider = { letter: 'R', abilities: [can(mounted())], worth: 1 }
const game = tiny(5, 3, { rider, king: royal })
const from = (row: string) => reach(game, draw(game, `. . . . .\n. . . . .\n${row}`), 'a1')

test('needs a neighbour to go over, of either side', () => {
  expect(from('R . . . .')).toBe('')
  expect(from('R R . . .')).toBe('c1')
  expect(from('R r . . .')).toBe('c1')
})

test('ends straight behind it, where nobody or an enemy stands', () => {
  expect(from('R R r . .')).toBe('c1')
  expect(from('R r R . .')).toBe('')
})

test('goes over one man only, aslant as well, and not over the edge', () => {
  expect(from('R . r . .')).toBe('')
  expect(reach(game, draw(game, '. . . . .\n. r . . .\nR . . . .'), 'a1')).toBe('c3')
  expect(reach(game, draw(game, '. . . . .\n. . . . .\n. . . r R'), 'd1')).toBe('')
})
