import { describe, expect, test } from 'vitest'
import { can } from '../src/game/index.ts'
import { createMoves } from '../src/position/move.ts'
import { coordination } from '../src/rules/captures/coordination.ts'
import { leap } from '../src/rules/captures/leap.ts'
import { pinch } from '../src/rules/captures/pinch.ts'
import { withdrawal } from '../src/rules/captures/withdrawal.ts'
import { glide } from '../src/rules/moves/glide.ts'
import { step } from '../src/rules/moves/step.ts'
import { vault } from '../src/rules/moves/vault.ts'
import { pick, seeded } from './referee/random.ts'
import { sample } from './sample.ts'
import { royal, tiny } from './tiny.ts'

/** Movements and captures that no variant pairs yet: the lazy way must find what making every move and reply finds. */
const pairings = {
  'a withdrawal from a rook’s glide': can(glide('straight'), withdrawal()),
  'a withdrawal from a vault': can(vault('every'), withdrawal()),
  'a withdrawal from a step': can(step('every'), withdrawal()),
  'a leap along files and ranks alone': can(vault('straight'), leap()),
  'a leap of a man that cannot pass': can(glide('every'), leap()),
  'a leap that takes only pawns': can(vault('every'), leap({ only: ['odd'] })),
  'a leap of a man that must pass someone': can(vault('every', { mustPass: true }), leap()),
  'a pinch after a step onto a man': can(step('straight'), pinch('straight')),
  'a pinch after moves along ranks and files alone': can(
    glide('every'),
    pinch('straight', { afterMoving: 'straight' }),
  ),
  'a pinch on diagonals': can(glide('every'), pinch('diagonal')),
  'a coordination by a vault': can(vault('every'), coordination({ with: 'king' })),
  'a coordination by a step': can(step('every'), coordination({ with: 'king' })),
}

describe('any movement goes with any capture', () => {
  test.each(Object.entries(pairings))('%s leaves exactly the moves that no reply punishes', (_, ability) => {
    const game = tiny(5, 5, { odd: { letter: 'O', abilities: [ability], worth: 1 }, king: royal })
    const random = seeded(77)
    let withheld = 0
    for (let board = 0; board < sample(400); board++) {
      const p = game.emptyPosition()
      const cells = Array.from({ length: game.board.size }, (_, cell) => cell)
      const place = (man: number): void => {
        const cell = pick(random, cells)
        cells.splice(cells.indexOf(cell), 1)
        p.set(cell, man)
      }
      for (const man of [0x21, 0x22, 0x11, 0x11, 0x12, 0x12, 0x12]) place(man)
      p.forgetHistory()
      const out = createMoves()
      const sorted = (n: number): number[] => [...out.subarray(0, n)].sort((a, b) => a - b)
      const expected = sorted(game.legalByReplies(p, out))
      withheld += game.pseudoLegal(p, out) - expected.length
      expect(sorted(game.legal(p, out))).toEqual(expected)
      expect(sorted(game.legalByReverse(p, out))).toEqual(expected)
    }
    expect(withheld).toBeGreaterThan(0)
  })
})
