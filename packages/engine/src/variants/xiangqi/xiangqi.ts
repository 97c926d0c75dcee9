import { square } from '../../board/square.ts'
import { whiteAndBlack } from '../../families/orthodox.ts'
import { home, xiangqiMen } from '../../families/xiangqi.ts'
import { defineVariant } from '../../game/index.ts'
import { alternate } from '../../rules/turns/alternate.ts'
import { checkmate } from '../../rules/verdicts/checkmate.ts'
import { noMove } from '../../rules/verdicts/no-move.ts'
import { perpetualChase } from '../../rules/verdicts/perpetual-chase.ts'
import { perpetualCheck } from '../../rules/verdicts/perpetual-check.ts'
import { quiet } from '../../rules/verdicts/quiet.ts'
import { repetition } from '../../rules/verdicts/repetition.ts'

/** Generals and soldiers may chase; soldiers that have not crossed the river may be chased. */
const chase = perpetualChase(3, { chasers: ['soldier'], prey: { kind: 'soldier', in: home } })

/** Chinese chess. Red, who begins, is the first seat. */
export const xiangqi = defineVariant({
  slug: 'xiangqi',
  name: 'Xiangqi',
  by: 'traditional',
  year: 1127,
  board: square(9, 10),
  seats: whiteAndBlack,
  pieces: xiangqiMen,
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
})

export default xiangqi
