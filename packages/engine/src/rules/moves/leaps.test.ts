import { expect, test } from 'vitest'
import { draw, reach, royal, tiny } from '../../../test/tiny.ts'
import { can } from '../../game/index.ts'
import { displacement } from '../captures/displacement.ts'
import { leaps, paths } from './leaps.ts'

const game = tiny(5, 5, {
  knight: { letter: 'N', abilities: [can(leaps(2, 1), displacement())], worth: 3 },
  dabbaba: { letter: 'D', abilities: [can(leaps(2, 0), displacement())], worth: 2 },
  /** The knight of shogi: only the two furthest ahead. */
  keima: { letter: 'L', abilities: [can(paths(['n n e', 'n n w']), displacement())], worth: 2 },
  /** The horse of xiangqi: one ahead and one aslant, held up by whoever stands before it. */
  horse: {
    letter: 'H',
    abilities: [
      can(paths(['n ne', 'n nw', 'e ne', 'e se', 's se', 's sw', 'w nw', 'w sw'], { lame: true }), displacement()),
    ],
    worth: 3,
  },
  king: royal,
})

test('a knight goes two along and one across, over anybody, and takes whom it lands on', () => {
  const p = draw(
    game,
    `
    . n . . .
    . D D D .
    . D N D n
    . D D D .
    . . . N .`,
  )
  expect(reach(game, p, 'c3')).toBe('a2 a4 b1 b5xb5 d5 e2 e4')
})

test('a leap without steps across keeps to its line', () => {
  const p = draw(
    game,
    `
    . . . . .
    . . n . .
    . . D . .
    . . . . .
    . . D . .`,
  )
  expect(reach(game, p, 'c3')).toBe('a3 c5 e3')
})

test('jumps spelled by headings are turned with the seat', () => {
  const p = draw(
    game,
    `
    . . . . .
    . . l . .
    . . . . .
    . . L . .
    . . . . .`,
  )
  expect(reach(game, p, 'c2')).toBe('b4 d4')
  p.set(game.rules.setting.slots.mover, 1)
  expect(reach(game, p, 'c4')).toBe('b2 d2')
})

test('a lame man is held up by whoever stands on its way, friend or enemy', () => {
  const p = draw(
    game,
    `
    . . . . .
    . . n . .
    . . H D .
    . . . . .
    . . . . .`,
  )
  expect(reach(game, p, 'c3')).toBe('a2 a4 b1 d1')
})

test('told backwards, a lame man takes exactly whom it takes, and who holds it up is marked', () => {
  const horse = game.kinds[game.rules.setting.kindNamed('horse')]
  const [capture] = horse.abilities[0].captures
  const p = draw(
    game,
    `
    . k . . .
    . . D . .
    . . H . .
    . . . . .
    . . . . K`,
  )
  const man = p.cells[game.board.cellOf('c3')]
  const target = game.board.cellOf('b5')
  const marked: string[] = []
  const marks = { add: (cell: number) => marked.push(game.board.names[cell]), addEmpty: () => {} }
  expect(capture.takes?.(p, target, man)).toBe(false)
  capture.opens?.(p, target, man, marks)
  expect(marked).toEqual(['c4'])
  p.set(game.board.cellOf('c4'), 0)
  expect(capture.takes?.(p, target, man)).toBe(true)
})
