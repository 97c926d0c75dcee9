import { holdToCases } from './hold-cases.ts'
import { movesCases, perftCases } from './humpty-cases.ts'
import { checkCases, notationCases, outcomeCases, playCases, quietCases } from './humpty-outcomes.ts'
import { humpty } from './humpty-referee.ts'

holdToCases(humpty, {
  moves: movesCases,
  plays: playCases,
  checks: checkCases,
  outcomes: outcomeCases,
  quiet: quietCases,
  perft: perftCases,
  notation: notationCases,
})
