import { expect, test } from 'vitest'
import { draw, menagerie, reach } from '../../../test/tiny.ts'

const strip = menagerie(7, 1)
const reachOf = (drawing: string) => reach(strip, draw(strip, drawing), 'a1')

test('takes every man it passes and may stop on any empty cell after one', () => {
  expect(reachOf('N n . p . . .')).toBe('c1xb1 e1xb1,d1 f1xb1,d1 g1xb1,d1')
  expect(reachOf('N n . . . p .')).toBe('c1xb1 d1xb1 e1xb1 g1xb1,f1')
})

test('takes nobody by going where nobody is passed', () => {
  expect(reachOf('N . . . . . n')).toBe('b1 c1 d1 e1 f1')
})

test('narrowed to a kind, it passes nobody else', () => {
  expect(reachOf('B n . p . . .')).toBe('c1xb1')
  expect(reachOf('B p . n . . .')).toBe('')
})
