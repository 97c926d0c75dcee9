import { expect, test } from 'vitest'
import { draw, taking, tiny } from '../../../test/tiny.ts'
import type { Game } from '../../game/index.ts'
import { can } from '../../game/index.ts'
import type { Position } from '../../position/position.ts'
import { advance } from '../moves/advance.ts'
import { slide } from '../moves/slide.ts'
import { strike } from '../moves/strike.ts'
import { ownReach } from './own-reach.ts'

const men = {
  rook: { letter: 'R', abilities: [taking(slide('straight'))], worth: 5 },
  pawn: { letter: 'P', abilities: [can(advance(['n'])), taking(strike(['ne', 'nw']))], worth: 1 },
  king: { letter: 'K', abilities: [taking(slide('diagonal'))], worth: 0 },
}
const game = tiny(4, 4, men, { sight: ownReach() })

/** The board with a question mark wherever the seat does not see. */
function seen(of: Game, p: Position, seat: number): string {
  const marks = new Set<number>()
  of.rules.sight?.(p, seat, marks)
  return [3, 2, 1, 0]
    .map((rank) => [0, 1, 2, 3].map((file) => (marks.has(of.board.cellAt(file, rank)) ? 'o' : '?')).join(''))
    .join(' ')
}

test('its own men, the lines of a man up to the first man on them, him included, and no further', () => {
  const p = draw(game, 'r . . .\n. . . .\nr . . .\nR . R .')
  expect(seen(game, p, 0)).toBe('??o? ??o? o?o? oooo')
})

test('whom a pawn could take, and not what stands in its way', () => {
  expect(seen(game, draw(game, '. . . .\n. . . .\np r . .\n. P . .'), 0)).toBe('???? ???? o??? ?o??')
  expect(seen(game, draw(game, '. . . .\n. . . .\n. . . .\n. P . .'), 0)).toBe('???? ???? ?o?? ?o??')
})

test('the same whoever is to move', () => {
  const drawing = 'r . . .\n. . . .\nr . . .\nR . R .'
  expect(seen(game, draw(game, drawing, 1), 0)).toBe(seen(game, draw(game, drawing, 0), 0))
  expect(seen(game, draw(game, drawing, 1), 1)).toBe('oooo o??? oooo o???')
})
