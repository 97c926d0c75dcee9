import { kingOf } from './board.ts'
import { pick } from './random.ts'
import type { Setup, Stock } from './setup.ts'
import {
  allSteps,
  back,
  eightByEight,
  fileOf,
  neighbours,
  next,
  orthogonals,
  rankOf,
  ray,
  type Step,
  squares,
} from './square.ts'
import { commonThemes, lineThrough, type Themes } from './theme.ts'
import type { Kind } from './ultima-men.ts'

/** The men of Ultima and of Baroque; the pieces that differ come more often than at the start, where half are pawns. */
export const ultimaStock: Stock<Kind> = {
  grid: eightByEight,
  king: 'king',
  starting: new Map([
    ['pawn', 8],
    ['leaper', 2],
    ['chameleon', 2],
    ['coordinator', 1],
    ['withdrawer', 1],
    ['immobilizer', 1],
  ]),
  mostMen: 16,
  kinds: [
    'pawn',
    'pawn',
    'pawn',
    'leaper',
    'leaper',
    'chameleon',
    'chameleon',
    'coordinator',
    'withdrawer',
    'immobilizer',
  ],
}

export const ultimaThemes: Themes<Kind> = {
  ...commonThemes,

  /** Men crowded round immobilizers of both sides, which often touch each other or a chameleon. */
  frozen(setup) {
    const first = pick(setup.random, squares)
    const white = setup.coin()
    setup.put(first, 'immobilizer', white)
    const around = [first, ...neighbours(first)].flatMap(neighbours)
    setup.put(pick(setup.random, around), 'immobilizer', !white)
    setup.crown(setup.coin() ? around : squares)
    setup.scatter(2 + setup.random(3), around, ['chameleon', 'chameleon', 'withdrawer', 'leaper'])
    setup.scatter(3 + setup.random(8), around)
    setup.scatter(setup.random(6))
  },

  /** Kings in line with coordinators, and with the chameleons that can imitate them. */
  rectangles(setup) {
    const line = lineThrough(setup, pick(setup.random, squares))
    setup.crown(line)
    setup.scatter(2 + setup.random(4), setup.coin() ? line : squares, ['coordinator', 'coordinator', 'chameleon'])
    setup.scatter(3 + setup.random(10))
  },

  /** A leaper or chameleon with gapped men before it, a man behind it, and pinches waiting where it lands. */
  feast(setup) {
    const white = setup.coin()
    // A pinch needs a move along rank or file, so those come more often; there must be room to leap.
    const step = pick(setup.random, [...allSteps, ...orthogonals, ...orthogonals])
    const from = pick(
      setup.random,
      squares.filter((square) => ray(square, step).length > 2),
    )
    setup.put(from, setup.random(6) === 0 ? 'leaper' : 'chameleon', white)
    setup.put(next(from, back(step)), pick(setup.random, behind), !white)
    const line = ray(from, step)
    line.forEach((square, distance) => {
      if (distance % 2 === 0 && setup.random(3) > 0) setup.put(square, pick(setup.random, ahead), !white)
      if (distance % 2 === 1) for (const side of orthogonals) besiege(setup, next(square, side), side, white)
    })
    const open = squares.filter((square) => !line.includes(square))
    setup.crown(open)
    const king = kingOf(setup.board, white)
    const landing = pick(setup.random, line)
    const corner = king && (setup.coin() ? fileOf(king) + rankOf(landing) : fileOf(landing) + rankOf(king))
    if (corner !== undefined && open.includes(corner)) setup.put(corner, 'coordinator', !white)
    setup.scatter(setup.random(6), open)
  },
}

const behind: readonly Kind[] = ['withdrawer', 'withdrawer', 'pawn']
const ahead: readonly Kind[] = ['leaper', 'leaper', 'leaper', 'leaper', 'pawn']

/** A pawn between the landing square and an own man beyond it: prey for a pinch. */
function besiege(setup: Setup<Kind>, prey: string | undefined, side: Step, white: boolean): void {
  if (prey === undefined || setup.coin()) return
  setup.put(prey, 'pawn', !white)
  setup.put(next(prey, side), pick(setup.random, ['pawn', 'pawn', 'leaper', 'immobilizer']), white)
}
