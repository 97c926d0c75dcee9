import { chessRules, orthodox } from '../../families/orthodox.ts'
import { defineVariant, puts } from '../../game/index.ts'
import { anybody } from '../../rules/chances/anybody.ts'
import { noMove } from '../../rules/verdicts/no-move.ts'
import { quiet } from '../../rules/verdicts/quiet.ts'
import { repetition } from '../../rules/verdicts/repetition.ts'
import { taken } from '../../rules/verdicts/taken.ts'
import levels from './duck-chess.levels.json' with { type: 'json' }

/** Chess with a duck: whoever has moved puts it in somebody's way. There is no check, and the king is taken like any man. */
export const duckChess = defineVariant({
  ...chessRules,
  slug: 'duck-chess',
  name: 'Duck Chess',
  alsoCalled: ['Duck'],
  by: 'Tim Paulden',
  year: 2016,
  pieces: {
    ...orthodox,
    king: { ...orthodox.king, royal: false, worth: 100 },
    duck: { letter: '*', abilities: [], worth: 0, neutral: true },
  },
  also: [puts('duck')],
  steps: ['man', 'seat'],
  ply: 'turn',
  ends: [taken('king').loses(), noMove.wins(), repetition(3).draws(), quiet(100).draws()],
  winsOnTime: anybody(),
  levels,
})

export default duckChess
