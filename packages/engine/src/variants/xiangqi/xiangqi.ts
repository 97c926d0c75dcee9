import { points, square } from '../../board/index.ts'
import { home, redAndBlack, stations, xiangqiMen } from '../../families/xiangqi.ts'
import { defineVariant } from '../../game/index.ts'
import { notTheBare } from '../../rules/chances/not-the-bare.ts'
import { alternate } from '../../rules/turns/alternate.ts'
import { checkmate } from '../../rules/verdicts/checkmate.ts'
import { noMove } from '../../rules/verdicts/no-move.ts'
import { perpetualChase } from '../../rules/verdicts/perpetual-chase.ts'
import { perpetualCheck } from '../../rules/verdicts/perpetual-check.ts'
import { quiet } from '../../rules/verdicts/quiet.ts'
import { repetition } from '../../rules/verdicts/repetition.ts'
import levels from './xiangqi.levels.json' with { type: 'json' }

/** Generals and soldiers may chase; soldiers that have not crossed the river may be chased. */
const chase = perpetualChase(3, { chasers: ['soldier'], prey: { kind: 'soldier', in: home } })

/** Chinese chess. Red, who begins, is the first seat. */
export const xiangqi = defineVariant({
  slug: 'xiangqi',
  name: 'Xiangqi',
  by: 'traditional',
  year: 1127,
  family: 'sisters',
  board: points(square(9, 10), {
    river: 5,
    palaces: [
      ['d1', 'f3'],
      ['d8', 'f10'],
    ],
    isStation: (file, rank) =>
      [4, 7].includes(rank) ? file % 2 === 1 : [3, 8].includes(rank) && [2, 8].includes(file),
  }),
  seats: redAndBlack,
  pieces: xiangqiMen,
  standing: stations,
  turns: alternate(),
  setup: 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR',
  ends: [
    checkmate(),
    noMove.loses(),
    perpetualCheck(3).loses(),
    chase.loses(),
    repetition(3).draws(),
    quiet(120).draws(),
  ],
  winsOnTime: notTheBare(),
  levels,
})

export default xiangqi
