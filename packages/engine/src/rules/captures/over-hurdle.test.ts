import { expect, test } from 'vitest'
import { draw, royal, tiny } from '../../../test/tiny.ts'
import { victimsByRule } from '../../ask/victims.ts'
import { cannon } from '../../families/hoppers.ts'
import { createMoves, toOf } from '../../position/move.ts'

test('what is taken over a hurdle names the hurdle as the man that helped', () => {
  const game = tiny(6, 2, { cannon: { letter: 'C', abilities: [cannon], worth: 1 }, king: royal })
  const p = draw(
    game,
    `
    K . . . . k
    C . C . c .`,
  )
  const out = createMoves()
  const capture = [...out.subarray(0, game.legal(p, out))].find((move) => game.board.names[toOf(move)] === 'e1')
  const victims = victimsByRule(game, p, capture ?? -1).map(({ cell, rule, partner }) => ({ cell, rule, partner }))
  expect(victims).toEqual([{ cell: 'e1', rule: 'hop', partner: 'c1' }])
})
