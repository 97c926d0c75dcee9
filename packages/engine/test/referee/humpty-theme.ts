import { type Board, farRank, type Kind, twelveByEight } from './humpty-men.ts'
import { pick, type Random } from './random.ts'
import type { Stock } from './setup.ts'
import { allSteps, rankOf, type Step } from './square.ts'
import { commonThemes, type Themes } from './theme.ts'

const { squares, ray } = twelveByEight
const hoppers: readonly Kind[] = ['cannon', 'arrow', 'tank']
const leapers: readonly Kind[] = ['knight', 'camel', 'gnu', 'frog']
const runners: readonly Kind[] = ['rook', 'bishop', 'queen']
const compounds: readonly Kind[] = ['queen', 'gnu', 'tank']

export const humptyStock: Stock<Kind> = {
  grid: twelveByEight,
  king: 'king',
  // Queens, gnus and tanks come by promotion, and only where there is none: never two of them a side.
  starting: new Map<Kind, number>([
    ['pawn', 8],
    ['frog', 3],
    ...(['rook', 'knight', 'bishop', 'camel', 'cannon', 'arrow'] as const).map((kind) => [kind, 2] as const),
    ...compounds.map((kind) => [kind, 1] as const),
  ]),
  mostMen: 24,
  kinds: ['pawn', 'pawn', 'pawn', 'frog', ...hoppers, ...leapers, ...runners],
  // Pawns begin on the third rank, only go forward, and never stay on the last.
  canStand: (square, kind, white) => kind !== 'pawn' || (white ? '34567' : '65432').includes(rankOf(square)),
}

export const humptyThemes: Themes<Kind> = {
  ...commonThemes,

  /** Frogs of both sides near the river, with men between the squares they leap from and to. */
  river(setup) {
    const banks = squares.filter((square) => !['1', '8'].includes(rankOf(square)))
    setup.crown(setup.coin() ? banks : squares)
    for (let put = 2 + setup.random(4); put > 0; put -= 1) {
      const frog = pick(setup.random, banks)
      setup.put(frog, 'frog', setup.coin())
      const ahead: Step = [0, Number(rankOf(frog)) <= 4 ? 1 : -1]
      const [first, second, third] = ray(frog, ahead)
      const met = [first, second, third].filter((square) => square !== undefined && setup.random(3) === 0)
      for (const square of met) setup.put(square, pick(setup.random, ['pawn', 'frog', 'rook']), setup.coin())
    }
    setup.scatter(setup.random(14))
  },

  /** Hoppers with one man, none or several between them and what they are after. */
  screens(setup) {
    setup.scatter(1 + setup.random(2), squares, hoppers)
    for (let put = 2 + setup.random(4); put > 0; put -= 1) {
      const white = setup.coin()
      const step = pick(setup.random, allSteps)
      const from = pick(setup.random, squares)
      setup.put(from, pick(setup.random, hoppers), white)
      const line = ray(from, step)
      if (line.length < 2) continue
      setup.put(pick(setup.random, line), pick(setup.random, ['pawn', 'frog', ...hoppers]), setup.coin())
      setup.put(pick(setup.random, line), pick(setup.random, ['king', 'pawn', ...leapers]), !white)
    }
    setup.crown()
    setup.scatter(setup.random(14))
  },

  /** A king with hoppers and their hurdles about it: who moves in or out of a line gives or parries check. */
  pinned(setup) {
    setup.crown()
    for (const [king, man] of [...setup.board]) {
      for (let put = 1 + setup.random(3); put > 0; put -= 1) {
        const line = ray(king, pick(setup.random, allSteps))
        if (line.length < 2) continue
        setup.put(pick(setup.random, line), pick(setup.random, [...hoppers, ...runners]), !man.white)
        setup.scatter(1 + setup.random(2), line)
      }
    }
    setup.scatter(setup.random(10))
  },

  /** Pawns and frogs a move from the far rank, frogs on it, and some of the three compounds there already. */
  promoting(setup) {
    setup.crown()
    for (const white of [true, false]) {
      // Which of the three are there decides all: often none, often all of them.
      const odds = 1 + setup.random(3)
      for (const kind of compounds) if (setup.random(3) < odds) setup.put(pick(setup.random, squares), kind, white)
      const before = squares.filter((square) => (white ? '57' : '42').includes(rankOf(square)))
      const far = squares.filter((square) => rankOf(square) === farRank(white))
      for (let put = 1 + setup.random(4); put > 0; put -= 1) {
        const from = pick(setup.random, before)
        setup.put(from, pick(setup.random, ['pawn', 'frog']), white)
        // Something to take there, or in the way.
        if (setup.coin()) setup.put(pick(setup.random, far), pick(setup.random, [...leapers, ...runners]), !white)
      }
      if (setup.random(3) === 0) setup.put(pick(setup.random, far), 'frog', white)
    }
    setup.scatter(setup.random(10))
  },

  /** Kings and rooks at home, few men between them, and enemies that look at the king's path. */
  castling(setup) {
    for (const white of [true, false]) {
      const home = farRank(!white)
      setup.put(`g${home}`, 'king', white)
      if (setup.random(5) > 0) setup.put(`l${home}`, 'rook', white)
      if (setup.random(5) > 0) setup.put(`a${home}`, 'rook', white)
      if (setup.coin()) continue
      const path = [...'defhij'].map((file) => file + home)
      const line = ray(pick(setup.random, path), pick(setup.random, upFrom(white)))
      if (line.length < 2) continue
      setup.put(pick(setup.random, line), pick(setup.random, [...hoppers, ...leapers, ...runners]), !white)
      if (setup.coin()) setup.put(pick(setup.random, line), 'pawn', setup.coin())
    }
    const between = squares.filter((square) => ['1', '8'].includes(rankOf(square)))
    if (setup.random(3) === 0) setup.scatter(1 + setup.random(3), between)
    setup.scatter(
      setup.random(12),
      squares.filter((square) => !between.includes(square)),
    )
  },
}

/** Castling is open wherever king and rook stand at home, more often than not. */
export function humptyRights(board: Board, random: Random): string {
  const stands = (square: string, kind: Kind, white: boolean) => {
    const man = board.get(square)
    return man?.kind === kind && man.white === white
  }
  const open = [true, false].flatMap((white) => {
    const home = farRank(!white)
    if (!stands(`g${home}`, 'king', white)) return []
    return (['l', 'a'] as const)
      .filter((file) => stands(file + home, 'rook', white) && random(4) > 0)
      .map((file) => (file === 'l' ? 'k' : 'q'))
      .map((right) => (white ? right.toUpperCase() : right))
  })
  return open.join('') || '-'
}

function upFrom(white: boolean): readonly Step[] {
  return allSteps.filter(([, up]) => (white ? up > 0 : up < 0))
}
