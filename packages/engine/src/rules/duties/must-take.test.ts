import { expect, test } from 'vitest'
import { draw, legalIds, royal, tiny } from '../../../test/tiny.ts'
import { queen, rook } from '../../families/orthodox.ts'
import { mustTake } from './must-take.ts'

const game = tiny(
  3,
  3,
  {
    rook: { letter: 'R', abilities: [rook], worth: 5 },
    queen: { letter: 'Q', abilities: [queen], worth: 9 },
    king: royal,
  },
  { duty: mustTake() },
)

test('who can take must, with any man that can', () => {
  expect(legalIds(game, draw(game, 'r . k\n. . .\nR . K'))).toBe('a1a3')
})

test('who can take nobody goes where it likes', () => {
  expect(legalIds(game, draw(game, '. r k\n. . .\nR . K'))).toBe('a1a2 a1a3 a1b1')
})

test('nobody need take where that would give the king away', () => {
  // The rook c2 keeps the queen from the king, and may not leave the file to take.
  expect(legalIds(game, draw(game, '. k q\nr . R\n. . K')).split(' ')).not.toContain('c2a2')
})
