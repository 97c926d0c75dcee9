import { expect, test } from 'vitest'
import { draw, menagerie, reach, royal, tiny } from '../../../test/tiny.ts'
import { can } from '../../game/index.ts'
import { vault } from './vault.ts'

const strip = menagerie(7, 1)
const landings = (drawing: string) => reach(strip, draw(strip, drawing), 'a1').replace(/x\S+/g, '')

test('passes one enemy with an empty cell directly behind it, again and again', () => {
  expect(landings('N n . n . n .')).toBe('c1 e1 g1')
  expect(landings('N . n . . . .')).toBe('b1 d1 e1 f1 g1')
})

test('stops before two in a row, before an own man and before one on the edge', () => {
  expect(landings('N . n n . . .')).toBe('b1')
  expect(landings('N . n N . . .')).toBe('b1')
  expect(landings('N . . P . . .')).toBe('b1 c1')
  expect(landings('N n . . . . n')).toBe('c1 d1 e1 f1')
})

test('told whom it may pass, it stops before all others', () => {
  expect(landings('B . n . p . .')).toBe('b1 d1')
  expect(landings('B . r . . . .')).toBe('b1')
})

test('where it must pass someone, it stops behind the first it passes and not before', () => {
  const springer = { letter: 'S', abilities: [can(vault('every', { over: ['springer'], mustPass: true }))], worth: 1 }
  const game = tiny(7, 2, { springer, king: royal })
  const reached = (near: string, far = '. . . . . . .') => reach(game, draw(game, `${far}\n${near}`), 'a1')
  expect(reached('S . s . . s .')).toBe('d1 e1 g1')
  expect(reached('S . . . . . .')).toBe('')
  expect(reached('S s s . . . .')).toBe('')
  expect(reached('S s . k . . .')).toBe('c1')
  expect(reached('S . . . . . s', 's . . . . . .')).toBe('')
})

test('where it may pass only one, whoever stands behind that one is in the way', () => {
  const runner = { letter: 'R', abilities: [can(vault('every', { one: true }))], worth: 1 }
  const game = tiny(7, 2, { runner, king: royal })
  const reached = (near: string, far = '. . . . . . .') => reach(game, draw(game, `${far}\n${near}`), 'a1')
  expect(reached('R . r . . r .', 'R R . . . . .')).toBe('b1 d1 e1')
  expect(reached('R r r . . . .', 'R R . . . . .')).toBe('')
  expect(reached('R . R . . . .', 'R R . . . . .')).toBe('b1')
  expect(reached('R . . . . . r', 'r . r . . . .')).toBe('b1 b2 c1 d1 e1 f1')
})
