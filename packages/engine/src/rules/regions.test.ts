import { expect, test } from 'vitest'
import { menagerie } from '../../test/tiny.ts'
import type { Region } from './kinds.ts'
import { both, cellsNamed, farRank, file, rank } from './regions.ts'

const { board, rules } = menagerie(3, 4, {
  seats: [
    { id: 'white', faces: 'n' },
    { id: 'black', faces: 's' },
    { id: 'red', faces: 'e' },
  ],
})
const names = (region: Region, seat: number) =>
  [...region(rules.setting, seat)].flatMap((isIn, cell) => (isIn === 1 ? [board.names[cell]] : [])).join(' ')

test('ranks are counted from where a seat sits', () => {
  expect(names(rank(2), 0)).toBe('a2 b2 c2')
  expect(names(rank(2), 1)).toBe('a3 b3 c3')
  expect(names(rank(2), 2)).toBe('b1 b2 b3 b4')
})

test('far ranks are counted from the other edge, several at once', () => {
  expect(names(farRank(1), 0)).toBe('a4 b4 c4')
  expect(names(farRank(1, 2), 1)).toBe('a1 b1 c1 a2 b2 c2')
})

test('files are counted from the left hand of a seat', () => {
  expect(names(file(1), 0)).toBe('a1 a2 a3 a4')
  expect(names(file(1), 1)).toBe('c1 c2 c3 c4')
  expect(names(file(1), 2)).toBe('a4 b4 c4')
})

test('what two regions share is one', () => {
  expect(names(both(rank(1, 2), file(2, 3)), 0)).toBe('b1 c1 b2 c2')
  expect(names(both(rank(1), farRank(1)), 0)).toBe('')
})

test('cells may be named for each seat; a name the board lacks is refused', () => {
  expect(names(cellsNamed('a1 c1', 'b4'), 1)).toBe('b4')
  expect(names(cellsNamed('a1 c1', 'b4'), 2)).toBe('')
  expect(() => names(cellsNamed('z9'), 0)).toThrow(RangeError)
})
