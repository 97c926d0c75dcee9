import { frozenCases, movesCases, perftCases } from './fugue-cases.ts'
import { notationCases, outcomeCases, playCases, quietCases } from './fugue-outcomes.ts'
import { fugue } from './fugue-referee.ts'
import { holdToCases } from './hold-cases.ts'

holdToCases(fugue, {
  moves: movesCases,
  plays: playCases,
  frozen: frozenCases,
  outcomes: outcomeCases,
  quiet: quietCases,
  perft: perftCases,
  notation: notationCases,
})
