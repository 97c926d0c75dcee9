import { every, ruled, square } from '../../board/index.ts'
import { clothed } from '../../families/clothed.ts'
import { whiteAndBlack } from '../../families/orthodox.ts'
import { pawn } from '../../families/shogi.ts'
import { type Ability, can, defineVariant, drops, promotes } from '../../game/index.ts'
import { displacement } from '../../rules/captures/displacement.ts'
import { anybody } from '../../rules/chances/anybody.ts'
import { noDropMate } from '../../rules/duties/no-drop-mate.ts'
import { paths } from '../../rules/moves/leaps.ts'
import { slide } from '../../rules/moves/slide.ts'
import { step } from '../../rules/moves/step.ts'
import { farRank } from '../../rules/regions.ts'
import { alternate } from '../../rules/turns/alternate.ts'
import { checkmate } from '../../rules/verdicts/checkmate.ts'
import { noMove } from '../../rules/verdicts/no-move.ts'
import { perpetualCheck } from '../../rules/verdicts/perpetual-check.ts'
import { repetition } from '../../rules/verdicts/repetition.ts'
import { readings } from './readings.ts'
import levels from './tori-shogi.levels.json' with { type: 'json' }

/** The last two ranks: who goes into, about in or out of them is promoted. */
const zone = farRank(1, 2)

const falcon: Ability = can(paths(['n', 'ne', 'e', 'se', 'sw', 'w', 'nw']), displacement())
const crane: Ability = can(paths(['n', 'ne', 'se', 's', 'sw', 'nw']), displacement())
const pheasant: Ability = can(paths(['n n', 'se', 'sw']), displacement())
const goose: Ability = can(paths(['ne ne', 'nw nw', 's s']), displacement())

/** A quail ranges ahead and back across the board, and takes one step back the other way. */
const quail = (across: 'se' | 'sw', aside: 'se' | 'sw'): readonly Ability[] => [
  can(slide(['n', across]), displacement()),
  can(paths([aside]), displacement()),
]

/** Ranges where the neck and the legs of a Y point; elsewhere a step, and two aslant backwards where nobody stands between. */
const eagle: readonly Ability[] = [
  can(slide(['ne', 's', 'nw']), displacement()),
  can(paths(['n', 'e', 'w', 'se', 'sw', 'se se', 'sw sw'], { lame: true }), displacement()),
]

/** A man of this game has no choice: what may be promoted is. */
const becomes = (kind: string, ability: Ability): readonly Ability[] => [
  promotes(ability, { on: zone, from: zone, among: [kind] }),
]

/** The chess of birds, on seven by seven squares. */
export const toriShogi = defineVariant({
  slug: 'tori-shogi',
  name: 'Tori Shogi',
  alsoCalled: ['Torishogi'],
  by: 'Toyota Genryū',
  year: 1799,
  family: 'sisters',
  board: ruled(square(7, 7), []),
  seats: whiteAndBlack,
  pieces: clothed('tori', {
    swallow: { letter: 'S', abilities: becomes('goose', pawn), worth: 1 },
    leftQuail: { letter: 'L', abilities: quail('se', 'sw'), worth: 7 },
    rightQuail: { letter: 'R', abilities: quail('sw', 'se'), worth: 7 },
    pheasant: { letter: 'P', abilities: [pheasant], worth: 3 },
    crane: { letter: 'C', abilities: [crane], worth: 6 },
    falcon: { letter: 'F', abilities: becomes('eagle', falcon), worth: 7 },
    phoenix: { letter: 'K', abilities: [can(step(every), displacement())], worth: 0, royal: true },
    goose: { letter: '+S', abilities: [goose], worth: 2 },
    eagle: { letter: '+F', abilities: eagle, worth: 14 },
  }),
  hands: {
    holds: ['falcon', 'leftQuail', 'rightQuail', 'crane', 'pheasant', 'swallow'],
    reverts: { goose: 'swallow', eagle: 'falcon' },
  },
  also: [drops({ swallow: { never: farRank(1), mostOnFile: 2 } })],
  duty: noDropMate('swallow', ['n']),
  turns: alternate(),
  setup: 'rpckcpl/3f3/sssssss/2s1S2/SSSSSSS/3F3/LPCKCPR[]',
  ends: [checkmate(), noMove.loses(), perpetualCheck(3).loses(), repetition(3, { start: 'isLeftOut' }).loses()],
  winsOnTime: anybody(),
  readings,
  levels,
})

export default toriShogi
