import { expect, test } from 'vitest'
import { compareFaces } from '../../../test/faces.ts'
import { draw, reach, royal, taking, tiny } from '../../../test/tiny.ts'
import { rank } from '../regions.ts'
import { leaps, paths } from './leaps.ts'

const game = tiny(5, 5, {
  knight: { letter: 'N', abilities: [taking(leaps(2, 1))], worth: 3 },
  dabbaba: { letter: 'D', abilities: [taking(leaps(2, 0))], worth: 2 },
  /** The knight of shogi: only the two furthest ahead. */
  keima: { letter: 'L', abilities: [taking(paths(['n n e', 'n n w']))], worth: 2 },
  /** The horse of xiangqi: one ahead and one aslant, held up by whoever stands before it. */
  horse: {
    letter: 'H',
    abilities: [taking(paths(['n ne', 'n nw', 'e ne', 'e se', 's se', 's sw', 'w nw', 'w sw'], { lame: true }))],
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
  const marks = {
    add: (cell: number) => marked.push(game.board.names[cell]),
    addTaking: () => {},
    addEmpty: () => {},
  }
  expect(capture.takes?.(p, target, man)).toBe(false)
  capture.opens?.(p, target, man, marks)
  expect(marked).toEqual(['c4'])
  p.set(game.board.cellOf('c4'), 0)
  expect(capture.takes?.(p, target, man)).toBe(true)
})

test('lame across a region’s edge alone, it leaps on either bank', () => {
  const frog = taking(leaps(3, 0, { lame: { across: rank(1, 2) } }))
  const board = tiny(4, 5, {
    frog: { letter: 'F', abilities: [frog], worth: 2 },
    newt: { letter: 'N', abilities: [], worth: 1 },
    king: royal,
  })
  const at = (drawing: string, from: string) => reach(board, draw(board, drawing), from)
  const crowded = `
    . . . .
    . . . .
    . . . .
    N . . .
    F N N .`
  expect(at(crowded, 'a1')).toBe('d1')
  const open = `
    . . . .
    n . . .
    . . . .
    . . . .
    F N N .`
  expect(at(open, 'a1')).toBe('a4xa4 d1')
  const across = `
    . . . .
    . . . .
    N . . .
    . . . .
    F N N n`
  expect(at(across, 'a1')).toBe('d1xd1')
  const { seen, complaints } = compareFaces(board, 'frog', 'displacement', 250)
  expect(complaints.slice(0, 3)).toEqual([])
  expect(seen.takes).toBeGreaterThan(20)
  expect(seen.opened).toBeGreaterThan(20)
})
