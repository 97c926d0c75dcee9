import { expect, test } from 'vitest'
import { draw, drawn, legalIds, moveCalled, royal, tiny } from '../../test/tiny.ts'
import { rook } from '../families/orthodox.ts'

import { advance } from '../rules/moves/advance.ts'
import { royalsOutOfReach } from '../rules/perils/royals-out-of-reach.ts'
import { royalLost } from '../rules/verdicts/royal-lost.ts'
import { can } from './can.ts'
import { explodes } from './explodes.ts'

const game = tiny(
  5,
  4,
  {
    rook: { letter: 'R', abilities: [explodes(rook, { spares: ['stone'] })], worth: 5 },
    stone: { letter: 'S', abilities: [], worth: 1 },
    king: { ...royal, abilities: [can(advance('every'))] },
  },
  { peril: royalsOutOfReach(), ends: [royalLost()] },
)

const after = (drawing: string, id: string) => {
  const p = draw(game, drawing)
  game.make(p, moveCalled(game, p, id))
  return { board: drawn(game, p), took: p.cells[game.rules.setting.slots.quiet], outcome: game.outcome(p)?.scores }
}

test('taker, victim and their neighbours go; those further off and the kinds spared stay', () => {
  expect(after('r . r . k\n. s R . .\nR . s . .\n. . . . K', 'a2c2').board).toBe(
    'r . r . k\n. s . . .\n. . . . .\n. . . . K',
  )
})

test('going to an empty cell blows up nobody', () => {
  expect(after('. . . . k\n. . . . .\nR . . . .\n. . . . K', 'a2a3').board).toContain('R')
})

test('to blow up the hostile king wins, even in check', () => {
  expect(after('R . . s k\n. . . . .\n. . . . .\nr . . . K', 'a4d4').outcome).toEqual([1, 0])
})

test('nobody may blow up its own king', () => {
  expect(legalIds(game, draw(game, '. . . . k\n. . . . .\n. . . . .\nR . . s K')).split(' ')).not.toContain('a1d1')
})

test('kings side by side are out of reach', () => {
  expect(legalIds(game, draw(game, '. . . . .\n. . . . .\n. . . . k\nr . . . K'))).toBe('e1d1 e1d2')
  expect(legalIds(game, draw(game, '. . . . .\n. . . . k\n. . . . .\nr . . . K'))).toBe('e1d2 e1e2')
})
