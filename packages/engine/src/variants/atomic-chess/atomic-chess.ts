import { castling, chessRules, orthodox } from '../../families/orthodox.ts'
import { type Ability, can, castles, defineVariant, explodes, type PieceDefinition } from '../../game/index.ts'
import { notTheBare } from '../../rules/chances/not-the-bare.ts'
import { advance } from '../../rules/moves/advance.ts'
import { royalsOutOfReach } from '../../rules/perils/royals-out-of-reach.ts'
import { checkmate } from '../../rules/verdicts/checkmate.ts'
import { insufficient } from '../../rules/verdicts/insufficient.ts'
import { noMove } from '../../rules/verdicts/no-move.ts'
import { quiet } from '../../rules/verdicts/quiet.ts'
import { repetition } from '../../rules/verdicts/repetition.ts'
import { royalLost } from '../../rules/verdicts/royal-lost.ts'
import levels from './atomic-chess.levels.json' with { type: 'json' }

const bomb = <P extends { readonly abilities: readonly Ability[] }>(piece: P) => ({
  ...piece,
  abilities: piece.abilities.map((ability) => explodes(ability, { spares: ['pawn'] })),
})

const { king, ...others } = orthodox
const pieces: Readonly<Record<string, PieceDefinition>> = {
  ...Object.fromEntries(Object.entries(others).map(([name, piece]) => [name, bomb(piece)])),
  king: { ...king, abilities: [can(advance('every')), castles(castling)] },
}

/** Chess in which every capture is an explosion; kings take nobody, and to blow up the other's wins. */
export const atomicChess = defineVariant({
  slug: 'atomic-chess',
  name: 'Atomic Chess',
  alsoCalled: ['Atomic'],
  by: 'traditional',
  year: 1995,
  ...chessRules,
  pieces,
  peril: royalsOutOfReach(),
  ends: [
    royalLost(),
    checkmate(),
    noMove.draws(),
    repetition(3).draws(),
    quiet(100).draws(),
    insufficient({ minors: [], toneBound: [] }).draws(),
  ],
  winsOnTime: notTheBare(),
  levels,
})

export default atomicChess
