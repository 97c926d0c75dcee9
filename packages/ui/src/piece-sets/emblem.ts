import { chess, wasBefore } from './chess.ts'
import { facing, type PieceSet } from './piece-set.ts'

/** The frame tells the seat without colour; further seats take them in turn. */
const frames = ['body.disc', 'body.shieldFrame', 'body.hexagon', 'body.tablet'] as const

/** Which sign a man wears; `^` before the name of one that looks the way the man goes. */
const signs: Readonly<Record<string, string>> = {
  pincer: 'pincer',
  withdrawer: 'withdrawer',
  leaper: 'leaper',
  coordinator: 'coordinator',
  chameleon: 'chameleon',
  immobilizer: 'immobilizer',
  king: 'king',
  cannonPawn: 'cannonPawn',
  pushmePullyu: 'pushmePullyu',
  archer: 'archer',
  shield: 'shield',
  swapper: 'swapper',
  pawn: '^pawn',
  queen: 'queen',
  rook: 'rook',
  bishop: 'bishop',
  knight: 'knight',
  promotedQueen: 'queen',
  promotedRook: 'rook',
  promotedBishop: 'bishop',
  promotedKnight: 'knight',
  unicorn: 'unicorn',
  ferz: 'ferz',
  met: 'ferz',
  khon: '^silver',
  elephant: 'elephant',
  clockwisePawn: 'clockwisePawn',
  anticlockwisePawn: 'anticlockwisePawn',
  frog: 'frog',
  camel: 'camel',
  gnu: 'gnu',
  marshal: 'marshal',
  cardinal: 'cardinal',
  cannon: 'cannon',
  arrow: 'arrow',
  tank: 'tank',
  'xiangqi.general': 'general',
  'xiangqi.advisor': 'ferz',
  'xiangqi.elephant': 'lameElephant',
  'xiangqi.horse': 'horse',
  'xiangqi.chariot': 'rook',
  'xiangqi.cannon': 'cannon',
  'xiangqi.soldier': '^soldier',
  'shogi.king': 'king',
  'shogi.rook': 'rook',
  'shogi.bishop': 'bishop',
  'shogi.gold': '^gold',
  'shogi.silver': '^silver',
  'shogi.knight': '^keima',
  'shogi.lance': '^lance',
  'shogi.pawn': '^foot',
  'shogi.dragon': 'dragonKing',
  'shogi.horse': 'dragonHorse',
  'shogi.promotedSilver': '^gold',
  'shogi.promotedKnight': '^gold',
  'shogi.promotedLance': '^gold',
  'shogi.tokin': '^gold',
  'tori.phoenix': 'king',
  'tori.falcon': '^falcon',
  'tori.crane': '^crane',
  'tori.pheasant': '^pheasant',
  'tori.leftQuail': '^leftQuail',
  'tori.rightQuail': '^rightQuail',
  'tori.swallow': '^foot',
  'tori.goose': '^goose',
  'tori.eagle': '^eagle',
}

/** Signs of how each kind captures, in a frame whose shape tells the seat; the chess set's man for one that never does. */
export const emblem: PieceSet = {
  id: 'emblem',
  knows: (wears) => Object.hasOwn(signs, wears),
  layersOf(wears, seat) {
    const sign = Object.hasOwn(signs, wears) ? signs[wears] : undefined
    if (sign === undefined) return chess.layersOf(wears, seat)
    const isAimed = sign.startsWith('^')
    const before = wasBefore.get(wears)
    return [
      { drawing: frames[seat % frames.length] ?? frames[0] },
      { drawing: `sign.${isAimed ? sign.slice(1) : sign}`, isAimed },
      // Two men that take alike are not alike where one of them was promoted.
      ...(before === undefined ? [] : [{ drawing: `figure.${before}`, place: 'corner' as const }]),
    ]
  },
  turnOf: facing,
}
