import { expect, test } from 'vitest'
import { draw, moveCalled, royal, taking, tiny } from '../../../test/tiny.ts'
import { fallen } from '../fallen.ts'
import { beaten } from '../guards/beaten.ts'
import { slide } from '../moves/slide.ts'
import { points } from '../points.ts'
import { rotate } from '../turns/rotate.ts'
import { scorePoints } from './score-points.ts'

const game = tiny(
  6,
  4,
  {
    rook: { letter: 'R', abilities: [taking(slide('straight'))], worth: 5 },
    queen: { letter: 'Q', abilities: [taking(slide('every'))], worth: 9 },
    king: { ...royal, royal: true },
  },
  {
    seats: [
      { id: 'white', faces: 'n' },
      { id: 'black', faces: 's' },
      { id: 'red', faces: 'e' },
      { id: 'blue', faces: 'w' },
    ],
    guards: [beaten()],
    upkeep: [
      scorePoints({
        worths: { rook: 5, queen: 9, king: 20 },
        fork: { two: 5, three: 20 },
        forkBy: { queen: { two: 1, three: 6 } },
      }),
    ],
    turns: rotate({ mate: 0, stalemate: 0 }),
    ends: [],
  },
)
const { setting } = game.rules

function pointsAfter(drawing: string, id: string, isBlackOut = false): number {
  const p = draw(game, drawing)
  if (isBlackOut) fallen(setting).beat(p, 1)
  game.make(p, moveCalled(game, p, id))
  return p.cells[points(setting).slots[0]]
}

test('a man taken is worth its kind’s points, and nothing once its seat is out', () => {
  const drawing = 'k . . . . k2\n. . . . . .\nK r . . . .\n. R . k3 . .'
  expect(pointsAfter(drawing, 'b1b2')).toBe(5)
  expect(pointsAfter(drawing, 'b1b2', true)).toBe(0)
})

test('a king taken is worth its points, for that is what puts its seat out', () => {
  expect(pointsAfter('. k . . . k2\n. . . . . .\n. . . . . .\nK R . k3 . .', 'b1b4')).toBe(20)
  expect(pointsAfter('. k . . . k2\n. . . . . .\n. . . . . .\nK R . k3 . .', 'b1b4', true)).toBe(0)
})

test('two or three kings attacked by the man that moved are worth points, some kinds’ forks others', () => {
  const two = (letter: string) => `. . k . . .\n. . . . . .\n. ${letter} . . . k2\nK . . . . k3`
  expect(pointsAfter(two('R'), 'b2c2')).toBe(5)
  expect(pointsAfter(two('Q'), 'b2c2')).toBe(1)
  const three = (letter: string) => `. . k . . .\n. . . . . .\nk3 . . . . k2\n. . ${letter} K . .`
  expect(pointsAfter(three('R'), 'c1c2')).toBe(20)
  expect(pointsAfter(three('Q'), 'c1c2')).toBe(6)
})

test('a king of who is out is not attacked', () => {
  expect(pointsAfter('. . k . . .\n. . . . . .\n. R . . . k2\nK . . . . k3', 'b2c2', true)).toBe(0)
})
