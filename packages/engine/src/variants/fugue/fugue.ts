import { square } from '../../board/square.ts'
import { king } from '../../families/ultima.ts'
import { defineVariant } from '../../game/define-variant.ts'
import { anybody } from '../../rules/chances/anybody.ts'
import { frozen } from '../../rules/guards/frozen.ts'
import { shielded } from '../../rules/immunities/shielded.ts'
import { alternate } from '../../rules/turns/alternate.ts'
import { noMove } from '../../rules/verdicts/no-move.ts'
import { quiet } from '../../rules/verdicts/quiet.ts'
import { repetition } from '../../rules/verdicts/repetition.ts'
import { taken } from '../../rules/verdicts/taken.ts'
import levels from './fugue.levels.json' with { type: 'json' }
import { archer, cannonPawn, immobilizer, leaper, pushmePullyu, queen, shield, swapper } from './men.ts'
import { readings } from './readings.ts'

/** Fugue as its inventor's page has it: between Ultima and Rococo, with a shield that defends and a king that is taken. */
export const fugue = defineVariant({
  slug: 'fugue',
  name: 'Fugue',
  by: 'Michael Nelson',
  year: 2004,
  family: 'ultima',
  board: square(8, 8),
  seats: [
    { id: 'white', faces: 'n' },
    { id: 'black', faces: 's' },
  ],
  pieces: {
    pawn: { letter: 'P', abilities: cannonPawn, worth: 1, wears: 'cannonPawn' },
    immobilizer: { letter: 'I', abilities: [immobilizer], worth: 8 },
    pushmePullyu: { letter: 'U', abilities: [pushmePullyu], worth: 6 },
    archer: { letter: 'A', abilities: archer, worth: 5 },
    shield: { letter: 'S', abilities: [shield], worth: 5 },
    king: { letter: 'K', abilities: [king], worth: 0, royal: 'takeable' },
    queen: { letter: 'Q', abilities: [queen], worth: 6 },
    leaper: { letter: 'L', abilities: [leaper], worth: 4 },
    swapper: { letter: 'W', abilities: swapper, worth: 4 },
  },
  guards: [frozen({ by: 'immobilizer', but: ['immobilizer'] })],
  immunities: [shielded({ by: 'shield' })],
  turns: alternate(),
  setup: 'wlqksaui/pppppppp/8/8/8/8/PPPPPPPP/IUASKQLW',
  ends: [taken('king').loses(), noMove.loses(), repetition(3).loses(), quiet(100).draws()],
  winsOnTime: anybody(),
  restarts: ['pawn'],
  notation: 'vchess',
  readings,
  levels,
})

export default fugue
