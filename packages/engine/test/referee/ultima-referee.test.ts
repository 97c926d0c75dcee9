import { expect, it } from 'vitest'
import { holdToCases } from './hold-cases.ts'
import { findMove } from './referee.ts'
import { frozenCases, movesCases, perftCases } from './ultima-cases.ts'
import { checkCases, outcomeCases, quietCases } from './ultima-outcomes.ts'
import { parse, ultima } from './ultima-referee.ts'

holdToCases(ultima, {
  moves: movesCases,
  checks: checkCases,
  frozen: frozenCases,
  outcomes: outcomeCases,
  quiet: quietCases,
  perft: perftCases,
})

it('every victim says which rule took it and which man helped', () => {
  const position = parse('3N3k/3p4/1Pp1pPr1/3n4/8/3n4/3B4/3q2K1 w')
  expect(findMove(ultima, position, 'd2d6').victims).toEqual([
    { square: 'c6', rule: 'pinch', partner: 'b6' },
    { square: 'd1', rule: 'withdrawal', partner: null },
    { square: 'd3', rule: 'leap', partner: null },
    { square: 'd5', rule: 'leap', partner: null },
    { square: 'd7', rule: 'pinch', partner: 'd8' },
    { square: 'e6', rule: 'pinch', partner: 'f6' },
    { square: 'g6', rule: 'coordination', partner: 'g1' },
  ])
  expect(findMove(ultima, parse('7k/8/8/8/8/2M5/3b4/4K3 w'), 'e1d2').victims).toEqual([
    { square: 'd2', rule: 'displacement', partner: null },
  ])
})
