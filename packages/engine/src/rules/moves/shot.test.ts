import { expect, test } from 'vitest'
import { draw, drawn, legalIds, moveCalled, reach, royal, tiny } from '../../../test/tiny.ts'
import { can } from '../../game/index.ts'
import { aimed } from '../captures/aimed.ts'
import { shootDown } from '../effects/shoot-down.ts'
import { shot } from './shot.ts'

const archer = {
  letter: 'A',
  abilities: [{ ...can(shot('every', { near: 2 }), aimed('shot')), act: 'shot', effects: [shootDown()], suffix: 's' }],
  worth: 5,
}
const game = tiny(7, 4, { archer, pawn: { letter: 'P', abilities: [], worth: 1 }, king: royal })
const targets = (row: string, above = '. . . . . . .') =>
  reach(game, draw(game, `. . . . . . .\n. . . . . . .\n${above}\n${row}`), 'a1')

test('the first enemy on a line is in reach up to so many steps, and a friend is not', () => {
  expect(targets('A p . . . . .')).toBe('b1xb1')
  expect(targets('A . p . . . .')).toBe('c1xc1')
  expect(targets('A . . p . . .')).toBe('')
  expect(targets('A P p . . . .')).toBe('')
  expect(targets('A p p . . . .')).toBe('b1xb1')
})

test('farther, a friend beside the target spots it, or one two cells off in line with nobody between', () => {
  expect(targets('A . . . p P .')).toBe('e1xe1')
  expect(targets('A . . . p . P')).toBe('e1xe1')
  expect(targets('A . . . p . .', '. . . P . . .')).toBe('e1xe1')
  expect(targets('A . . . p p P')).toBe('')
  expect(targets('A . . . p . .', '. . . . . . P')).toBe('')
})

test('a spotter must see aslant as well, and a third cell is too far', () => {
  const diagonal = `. . . . . . .\n. . . . . . P\n. . . . . . .\nA . . . p . .`
  expect(reach(game, draw(game, diagonal), 'a1')).toBe('e1xe1')
  const cut = `. . . . . . .\n. . . . . . P\n. . . . . p .\nA . . . p . .`
  expect(reach(game, draw(game, cut), 'a1')).toBe('')
  const far = `. . . . P . .\n. . . . . . .\n. . . . . . .\nA . . . p . .`
  expect(reach(game, draw(game, far), 'a1')).toBe('')
})

test('who shoots stays, and who is shot goes', () => {
  const p = draw(game, 'K . . . . . k\n. . . . . . .\n. . . . . . .\nA . p . . . .')
  expect(legalIds(game, p)).toContain('a1c1s')
  game.make(p, moveCalled(game, p, 'a1c1s'))
  expect(drawn(game, p).split('\n').at(-1)).toBe('A . . . . . .')
  expect(p.cells[game.rules.setting.slots.quiet]).toBe(0)
})

test('what it sees and may not shoot it is told of', () => {
  const p = draw(game, '. . . . . . .\n. . . . . . .\n. . . . . . .\nA . . . p . P')
  const { movement } = game.kinds[1].abilities[0]
  const [from, to] = ['a1', 'e1'].map((name) => game.board.cellOf(name))
  expect(movement.hinders?.(p, from, to)).toBeUndefined()
  p.set(game.board.cellOf('g1'), 0)
  expect(movement.hinders?.(p, from, to)).toEqual({ key: 'unspotted', whom: [to], by: [] })
  expect(movement.hinders?.(p, from, to - 1)).toBeUndefined()
})
