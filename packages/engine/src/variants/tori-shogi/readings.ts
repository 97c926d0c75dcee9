import type { ReadingDefinition } from '../../game/index.ts'
import { checkmate } from '../../rules/verdicts/checkmate.ts'
import { noMove } from '../../rules/verdicts/no-move.ts'
import { perpetualCheck } from '../../rules/verdicts/perpetual-check.ts'
import { repetition } from '../../rules/verdicts/repetition.ts'

/** What others have where the rules printed here say the third time. */
export const readings: Readonly<Record<string, ReadingDefinition>> = {
  'fourth-time': {
    name: 'fourth time',
    rules: () => ({ ends: [checkmate(), noMove.loses(), perpetualCheck(4).loses(), repetition(4).loses()] }),
  },
}
