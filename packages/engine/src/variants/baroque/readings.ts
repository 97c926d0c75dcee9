import { heldSpells, kingIsTaken, leapOnlyChameleon, takingOff } from '../../families/ultima-readings.ts'
import type { ReadingDefinition } from '../../game/index.ts'
import { bareRoyals } from '../../rules/verdicts/bare-royals.ts'
import { checkmate } from '../../rules/verdicts/checkmate.ts'
import { noMove } from '../../rules/verdicts/no-move.ts'
import { quiet } from '../../rules/verdicts/quiet.ts'
import { repetition } from '../../rules/verdicts/repetition.ts'

const army = 'pppppppp/8/8/8/8/PPPPPPPP'

/** What others have where the page of vchess has the rules printed. */
export const readings: Readonly<Record<string, ReadingDefinition>> = {
  'leap-only-chameleon': { name: 'leap-only chameleon', isOffered: true, rules: leapOnlyChameleon },
  'king-taken': { name: 'the king is taken', isOffered: true, rules: kingIsTaken },
  'kings-apart': { name: 'kings apart', rules: () => ({ setup: `rnbqkbnm/${army}/MNBKQBNR` }) },
  'mirrored-start': { name: 'mirrored start', rules: () => ({ setup: `mnbkqbnr/${army}/MNBKQBNR` }) },
  'held-spells': { name: 'spells that hold', rules: heldSpells },
  'taking-off': { name: 'taking off', rules: takingOff },
  'no-move-loses': {
    name: 'no move loses',
    rules: () => ({
      ends: [checkmate(), noMove.loses(), bareRoyals.draw(), repetition(3).draws(), quiet(100).draws()],
    }),
  },
  'nothing-counted': {
    name: 'nothing counted',
    rules: () => ({ ends: [checkmate(), noMove.draws(), bareRoyals.draw()] }),
  },
}
