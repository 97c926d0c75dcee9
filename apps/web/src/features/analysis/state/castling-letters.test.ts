import { expect, it } from 'vitest'
import { rightsIn, withRight } from './castling-letters.ts'

it('knows the rights that a start tells by a letter each', () => {
  expect(rightsIn('rnbqkbnr/8 w KQkq - 0 1')).toEqual(['K', 'Q', 'k', 'q'])
  expect(rightsIn('rnbqkbnr/8 w - - 0 1')).toBeNull()
  expect(rightsIn('3,yR r rKQbKQyKQgKQ - - 0,0,0,0 0 1')).toBeNull()
})

it('puts a right where it belongs, and a dash where none is left', () => {
  const rights = ['K', 'Q', 'k', 'q']
  expect(withRight(rights, 'Kq', 'Q', true)).toBe('KQq')
  expect(withRight(rights, 'Kq', 'K', false)).toBe('q')
  expect(withRight(rights, 'q', 'q', false)).toBe('-')
})
