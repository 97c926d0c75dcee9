import { describe, expect, it } from 'vitest'
import { checkCases, frozenCases, kinglessCase, leapOnlyCases, movesCases, perftCases } from './baroque-cases.ts'
import { notationCases, outcomeCases, quietCases } from './baroque-outcomes.ts'
import { baroque, leapOnlyBaroque } from './baroque-referee.ts'
import { holdToCases } from './hold-cases.ts'
import { findMove } from './referee.ts'

holdToCases(baroque, {
  moves: [kinglessCase, ...movesCases],
  checks: checkCases,
  frozen: frozenCases,
  outcomes: outcomeCases,
  quiet: quietCases,
  perft: perftCases,
  notation: notationCases,
})

describe("with MacKay's chameleon", () => {
  holdToCases(leapOnlyBaroque, { moves: leapOnlyCases })
})

it.each(notationCases)('$id: $text ends in X, or has an x, exactly because it takes', ({ fen, move, text }) => {
  const { victims } = findMove(baroque, baroque.parse(fen), move)
  expect(/x/i.test(text)).toBe(victims.length > 0)
})
