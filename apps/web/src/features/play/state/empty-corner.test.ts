import { cross, layoutOf, square } from '@variorum/engine/board'
import { expect, test } from 'vitest'
import { emptyCorner } from './empty-corner.ts'

test('a cross leaves the squares in its corners free', () => {
  expect(emptyCorner(layoutOf(cross(14, 3)))).toBeCloseTo(3 / 14)
})

test('boards whose corners are cells, or small, have no room for names', () => {
  expect(emptyCorner(layoutOf(square(8, 8)))).toBe(0)
  expect(emptyCorner(layoutOf(cross(14, 2)))).toBe(0)
})
