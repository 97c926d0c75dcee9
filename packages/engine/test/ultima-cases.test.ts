import { expect, test } from 'vitest'
import { askMoves, type Line } from '../src/ask/index.ts'
import { holdEngineToCases, value } from './engine-cases.ts'
import { knownGame } from './kernel-reading.ts'
import { frozenCases, movesCases } from './referee/ultima-cases.ts'
import { checkCases, outcomeCases, quietCases } from './referee/ultima-outcomes.ts'

/** Expected values were worked out by hand from the rules in prose; the second reading is held against them too. */
const game = knownGame('ultima')
const lineFrom = (start: string, ...moves: readonly string[]): Line => ({ variant: 'ultima', start, moves })

holdEngineToCases('ultima', {
  moves: movesCases,
  checks: checkCases,
  frozen: frozenCases,
  outcomes: outcomeCases,
  quiet: quietCases,
})

test('U8: the seven victims go each by its own rule', () => {
  const moves = value(askMoves(game, lineFrom('3N3k/3p4/1Pp1pPr1/3n4/8/3n4/3B4/3q2K1 w')))
  expect(moves.find((move) => move.id === 'd2d6')).toEqual({
    id: 'd2d6',
    from: 'd2',
    to: 'd6',
    act: 'move',
    kind: 'chameleon',
    seat: 0,
    text: 'Bd2-d6 xc6,d1,d3,d5,d7,e6,g6',
    victims: [
      { cell: 'c6', kind: 'pawn', seat: 1, rule: 'pinch', partner: 'b6' },
      { cell: 'd1', kind: 'withdrawer', seat: 1, rule: 'withdrawal', partner: null },
      { cell: 'd3', kind: 'leaper', seat: 1, rule: 'leap', partner: null },
      { cell: 'd5', kind: 'leaper', seat: 1, rule: 'leap', partner: null },
      { cell: 'd7', kind: 'pawn', seat: 1, rule: 'pinch', partner: 'd8' },
      { cell: 'e6', kind: 'pawn', seat: 1, rule: 'pinch', partner: 'f6' },
      { cell: 'g6', kind: 'coordinator', seat: 1, rule: 'coordination', partner: 'g1' },
    ],
  })
})
