import {
  brokenSpells,
  kingIsTaken,
  leapOnlyChameleon,
  noTakingOff,
  noWithdrawalInLeaping,
  pinchesFromAslant,
  singleLeap,
  straightSpells,
} from '../../families/ultima-readings.ts'
import { type ReadingDefinition, together } from '../../game/index.ts'
import { bareRoyals } from '../../rules/verdicts/bare-royals.ts'
import { checkmate } from '../../rules/verdicts/checkmate.ts'
import { noMove } from '../../rules/verdicts/no-move.ts'
import { quiet } from '../../rules/verdicts/quiet.ts'
import { repetition } from '../../rules/verdicts/repetition.ts'

const army = 'pppppppp/8/8/8/8/PPPPPPPP'
const kingsFaceToFace = () => ({ setup: `rnbqkbnm/${army}/MNBQKBNR` })
const mirroredStart = () => ({ setup: `mnbkqbnr/${army}/MNBKQBNR` })

/** What others have where Abbott’s book of 1963 has the rules printed. */
export const readings: Readonly<Record<string, ReadingDefinition>> = {
  first: {
    name: 'as in 1962',
    isOffered: true,
    rules: together(kingsFaceToFace, singleLeap),
  },
  cambridge: {
    name: 'Cambridge rules',
    isOffered: true,
    rules: together(mirroredStart, brokenSpells, noTakingOff, leapOnlyChameleon),
  },
  'king-taken': { name: 'the king is taken', isOffered: true, rules: kingIsTaken },
  'kings-face-to-face': { name: 'kings face to face', rules: kingsFaceToFace },
  'mirrored-start': { name: 'mirrored start', rules: mirroredStart },
  'single-leap': { name: 'one leap a move', rules: singleLeap },
  'leap-only-chameleon': { name: 'leap-only chameleon', rules: leapOnlyChameleon },
  'no-withdrawal-in-leaping': { name: 'no withdrawal in leaping', rules: noWithdrawalInLeaping },
  'pinches-from-aslant': { name: 'pinches from aslant', rules: pinchesFromAslant },
  'straight-spells': { name: 'straight spells', rules: straightSpells },
  'broken-spells': { name: 'broken spells', rules: brokenSpells },
  'no-taking-off': { name: 'no taking off', rules: noTakingOff },
  'stalemate-draws': {
    name: 'stalemate draws',
    rules: () => ({
      ends: [checkmate(), noMove.draws(), bareRoyals.draw(), repetition(3).draws(), quiet(100).draws()],
    }),
  },
  'nothing-counted': {
    name: 'nothing counted',
    rules: () => ({ ends: [checkmate(), noMove.loses(), bareRoyals.draw()] }),
  },
  'fifty-quiet-turns': {
    name: 'fifty quiet turns',
    rules: () => ({
      ends: [checkmate(), noMove.loses(), bareRoyals.draw(), repetition(3).draws(), quiet(50).draws()],
    }),
  },
}
