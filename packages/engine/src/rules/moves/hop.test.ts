import { expect, test } from 'vitest'
import { compareFaces } from '../../../test/faces.ts'
import { sample } from '../../../test/sample.ts'
import { draw, legalIds, reach, royal, tiny } from '../../../test/tiny.ts'
import { arrow, cannon, tank } from '../../families/hoppers.ts'

const men = {
  soldier: { letter: 'S', abilities: [], worth: 1 },
  cannon: { letter: 'C', abilities: [cannon], worth: 1 },
  arrow: { letter: 'A', abilities: [arrow], worth: 1 },
  tank: { letter: 'T', abilities: [tank], worth: 1 },
  king: royal,
}
const strip = tiny(7, 1, men)
const reached = (drawing: string) => reach(strip, draw(strip, drawing), 'a1')

test('goes over empty cells to an empty one, and takes nobody without a hurdle', () => {
  expect(reached('C . . . . . .')).toBe('b1 c1 d1 e1 f1 g1')
  expect(reached('C . . s . . .')).toBe('b1 c1')
  expect(reached('C s . . . . .')).toBe('')
})

test('takes the first enemy behind exactly one man of either side, however far apart they stand', () => {
  expect(reached('C . s . . s .')).toBe('b1 f1xf1')
  expect(reached('C S s . . . .')).toBe('c1xc1')
  expect(reached('C . . . S . s')).toBe('b1 c1 d1 g1xg1')
})

test('takes no own man, and nobody behind two', () => {
  expect(reached('C s . S . s .')).toBe('')
  expect(reached('C s s s . . .')).toBe('c1xc1')
})

test('goes along the headings it is given alone', () => {
  const board = tiny(4, 4, men)
  const drawing = (letter: string) => `
    s . . s
    . . . .
    S S . .
    ${letter} S . s`
  expect(reach(board, draw(board, drawing('C')), 'a1')).toBe('a4xa4 d1xd1')
  expect(reach(board, draw(board, drawing('A')), 'a1')).toBe('d4xd4')
  expect(reach(board, draw(board, drawing('T')), 'a1')).toBe('a4xa4 d1xd1 d4xd4')
})

test('a man that comes between gives check to its own king, and one of two hurdles is pinned', () => {
  const board = tiny(5, 2, { ...men, wazir: { letter: 'W', abilities: royal.abilities, worth: 1 } })
  const rooted = draw(
    board,
    `
    . . W . k
    K . . . c`,
  )
  expect(legalIds(board, rooted)).toBe('a1a2 a1b1 a1b2 c2b2 c2d2')
  const tied = draw(
    board,
    `
    . . . . k
    K W . W c`,
  )
  // Each may go only where it stays between; one takes the cannon.
  expect(legalIds(board, tied)).toBe('a1a2 a1b2 b1c1 d1c1 d1e1')
})

const boards = [
  ['3 × 3', tiny(3, 3, men)],
  ['5 × 5', tiny(5, 5, men)],
  ['2 × 7', tiny(2, 7, men)],
  [
    '5 × 5 for three',
    tiny(5, 5, men, {
      seats: [
        { id: 'white', faces: 'n' },
        { id: 'black', faces: 's' },
        { id: 'red', faces: 'e' },
      ],
    }),
  ],
] as const

test.each(boards)(
  'on %s taking backwards is taking forwards, and whatever would open a capture is marked',
  (_, game) => {
    for (const kind of ['cannon', 'arrow', 'tank']) {
      const { seen, complaints } = compareFaces(game, kind, 'hop', sample(250))
      expect(complaints.slice(0, 3)).toEqual([])
      expect(seen.spares).toBeGreaterThan(20)
    }
  },
)
