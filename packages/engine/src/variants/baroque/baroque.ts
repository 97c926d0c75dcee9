import { square } from '../../board/square.ts'
import {
  cancellableFreezing,
  chameleon,
  coordinator,
  immobilizer,
  king,
  longLeaper,
  pincer,
  withdrawer,
} from '../../families/ultima.ts'
import { defineVariant } from '../../game/define-variant.ts'
import { notTheBare } from '../../rules/chances/not-the-bare.ts'
import { alternate } from '../../rules/turns/alternate.ts'
import { bareRoyals } from '../../rules/verdicts/bare-royals.ts'
import { checkmate } from '../../rules/verdicts/checkmate.ts'
import { noMove } from '../../rules/verdicts/no-move.ts'
import { quiet } from '../../rules/verdicts/quiet.ts'
import { repetition } from '../../rules/verdicts/repetition.ts'
import levels from './baroque.levels.json' with { type: 'json' }
import { readings } from './readings.ts'

/** Baroque as vchess plays it: Abbott's men under the Cambridge rules of freezing, and an end like that of chess. */
export const baroque = defineVariant({
  slug: 'baroque',
  name: 'Baroque',
  by: 'Robert Abbott',
  year: 1962,
  family: 'ultima',
  board: square(8, 8),
  seats: [
    { id: 'white', faces: 'n' },
    { id: 'black', faces: 's' },
  ],
  pieces: {
    pawn: { letter: 'P', abilities: [pincer], worth: 1, wears: 'pincer' },
    coordinator: { letter: 'R', abilities: [coordinator], worth: 3 },
    leaper: { letter: 'N', abilities: [longLeaper], worth: 5 },
    chameleon: { letter: 'B', abilities: chameleon, worth: 4 },
    withdrawer: { letter: 'Q', abilities: [withdrawer], worth: 3 },
    king: { letter: 'K', abilities: [king], worth: 0, royal: true },
    immobilizer: { letter: 'M', abilities: [immobilizer], worth: 8 },
  },
  guards: cancellableFreezing,
  turns: alternate(),
  setup: 'rnbqkbnm/pppppppp/8/8/8/8/PPPPPPPP/MNBQKBNR',
  ends: [checkmate(), noMove.draws(), bareRoyals.draw(), repetition(3).draws(), quiet(100).draws()],
  winsOnTime: notTheBare(),
  notation: 'vchess',
  readings,
  levels,
})

export default baroque
