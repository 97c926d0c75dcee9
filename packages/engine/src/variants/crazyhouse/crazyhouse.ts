import { bishop, chessRules, knight, orthodox, pawn, queen, rook } from '../../families/orthodox.ts'
import { defineVariant, drops } from '../../game/index.ts'
import { anybody } from '../../rules/chances/anybody.ts'
import { rank } from '../../rules/regions.ts'
import { checkmate } from '../../rules/verdicts/checkmate.ts'
import { noMove } from '../../rules/verdicts/no-move.ts'
import { repetition } from '../../rules/verdicts/repetition.ts'
import levels from './crazyhouse.levels.json' with { type: 'json' }

/** What a pawn becomes moves like the man it is named for, and is a pawn again when taken. */
const promoted = {
  promotedQueen: { letter: 'Q~', abilities: [queen], worth: 8 },
  promotedRook: { letter: 'R~', abilities: [rook], worth: 4 },
  promotedBishop: { letter: 'B~', abilities: [bishop], worth: 2.5 },
  promotedKnight: { letter: 'N~', abilities: [knight], worth: 2.5 },
}
const heirs = Object.keys(promoted)

/** Chess in which whoever takes a man may put it back as its own. */
export const crazyhouse = defineVariant({
  slug: 'crazyhouse',
  name: 'Crazyhouse',
  by: 'traditional',
  year: 1995,
  ...chessRules,
  pieces: { ...orthodox, pawn: { ...orthodox.pawn, abilities: pawn({ to: heirs }) }, ...promoted },
  hands: {
    holds: ['queen', 'rook', 'bishop', 'knight', 'pawn'],
    reverts: Object.fromEntries(heirs.map((name) => [name, 'pawn'])),
  },
  also: [drops({ pawn: { never: rank(1, 8) } })],
  setup: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq -',
  ends: [checkmate(), noMove.draws(), repetition(3).draws()],
  winsOnTime: anybody(),
  levels,
})

export default crazyhouse
