import { square } from '../../board/square.ts'
import {
  chameleon,
  coordinator,
  holdingFreezing,
  immobilizer,
  king,
  longLeaper,
  pincer,
  withdrawer,
} from '../../families/ultima.ts'
import { defineVariant } from '../../game/define-variant.ts'
import { removal } from '../../game/removal.ts'
import { notTheBare } from '../../rules/chances/not-the-bare.ts'
import { alternate } from '../../rules/turns/alternate.ts'
import { bareRoyals } from '../../rules/verdicts/bare-royals.ts'
import { checkmate } from '../../rules/verdicts/checkmate.ts'
import { noMove } from '../../rules/verdicts/no-move.ts'
import { quiet } from '../../rules/verdicts/quiet.ts'
import { repetition } from '../../rules/verdicts/repetition.ts'
import { readings } from './readings.ts'
import levels from './ultima.levels.json' with { type: 'json' }

/** Ultima as Robert Abbott's book of 1963 has it. */
export const ultima = defineVariant({
  slug: 'ultima',
  name: 'Ultima',
  by: 'Robert Abbott',
  year: 1963,
  family: 'ultima',
  board: square(8, 8),
  seats: [
    { id: 'white', faces: 'n' },
    { id: 'black', faces: 's' },
  ],
  pieces: {
    pawn: { letter: 'P', abilities: [pincer, removal()], worth: 1, wears: 'pincer' },
    coordinator: { letter: 'R', abilities: [coordinator, removal()], worth: 3 },
    leaper: { letter: 'N', abilities: [longLeaper, removal()], worth: 5 },
    chameleon: { letter: 'B', abilities: [...chameleon, removal()], worth: 4 },
    withdrawer: { letter: 'Q', abilities: [withdrawer, removal()], worth: 3 },
    king: { letter: 'K', abilities: [king], worth: 0, royal: true },
    immobilizer: { letter: 'M', abilities: [immobilizer, removal()], worth: 8 },
  },
  guards: holdingFreezing,
  turns: alternate(),
  setup: 'rnbqkbnm/pppppppp/8/8/8/8/PPPPPPPP/MNBKQBNR',
  ends: [checkmate(), noMove.loses(), bareRoyals.draw(), repetition(3).draws(), quiet(100).draws()],
  winsOnTime: notTheBare(),
  readings,
  levels,
})

export default ultima
