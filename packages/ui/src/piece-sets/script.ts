import { chess } from './chess.ts'
import { facing, type PieceSet } from './piece-set.ts'

/** What is written on the counters of xiangqi: the first seat's, the second's. */
const counters: Readonly<Record<string, readonly [string, string]>> = {
  'xiangqi.general': ['帥', '將'],
  'xiangqi.advisor': ['仕', '士'],
  'xiangqi.elephant': ['相', '象'],
  'xiangqi.horse': ['傌', '馬'],
  'xiangqi.chariot': ['俥', '車'],
  'xiangqi.cannon': ['炮', '砲'],
  'xiangqi.soldier': ['兵', '卒'],
}

/** What is written on the wedges of shogi and tori shogi; the players' kings are told apart by a stroke. */
const wedges: Readonly<Record<string, readonly [string, string]>> = {
  'shogi.king': ['玉', '王'],
  'shogi.rook': ['飛', '飛'],
  'shogi.bishop': ['角', '角'],
  'shogi.gold': ['金', '金'],
  'shogi.silver': ['銀', '銀'],
  'shogi.knight': ['桂', '桂'],
  'shogi.lance': ['香', '香'],
  'shogi.pawn': ['歩', '歩'],
  'tori.phoenix': ['鵬', '鵬'],
  'tori.falcon': ['鷹', '鷹'],
  'tori.crane': ['鶴', '鶴'],
  'tori.pheasant': ['雉', '雉'],
  'tori.leftQuail': ['左鶉', '左鶉'],
  'tori.rightQuail': ['右鶉', '右鶉'],
  'tori.swallow': ['燕', '燕'],
}

/** And on their backs. */
const backs: Readonly<Record<string, string>> = {
  'shogi.dragon': '龍',
  'shogi.horse': '馬',
  'shogi.promotedSilver': '全',
  'shogi.promotedKnight': '圭',
  'shogi.promotedLance': '杏',
  'shogi.tokin': 'と',
  'tori.eagle': '鵰',
  'tori.goose': '鴈',
}

const wood = { drawing: 'body.wood', isAimed: true } as const

/** Men as their own country writes them, where it writes on them; everybody else as in the chess set. */
export const script: PieceSet = {
  id: 'script',
  knows: (wears) => [counters, wedges, backs].some((known) => Object.hasOwn(known, wears)),
  layersOf(wears, seat) {
    const isSecond = seat % 2 === 1
    const counter = counters[wears]
    if (counter !== undefined) {
      const character = { drawing: `han.${counter[isSecond ? 1 : 0]}` }
      return [{ drawing: 'body.counter' }, isSecond ? character : { ...character, ink: 'red' }]
    }
    const face = wedges[wears]?.[isSecond ? 1 : 0]
    const written = face ?? backs[wears]
    if (written === undefined) return chess.layersOf(wears, seat)
    const ink = face === undefined ? 'red' : 'dark'
    return [wood, { drawing: `kanji.${written}`, place: 'face', isAimed: true, ink }]
  },
  turnOf: facing,
}
