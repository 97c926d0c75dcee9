import type { Kind } from './fen.ts'
import { pick } from './random.ts'
import type { Setup } from './setup.ts'
import { allSteps, back, fileOf, neighbours, next, orthogonals, rankOf, type Step, squares } from './square.ts'
import { kingOf } from './victim.ts'

/** What an artificial position is about. Every theme leaves exactly one king a side. */
export const themes: Readonly<Record<string, (setup: Setup) => void>> = {
  open(setup) {
    setup.crown()
    setup.scatter(1 + setup.random(24))
  },

  few(setup) {
    setup.crown()
    setup.scatter(setup.random(5))
  },

  many(setup) {
    setup.crown()
    setup.scatter(80)
  },

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

  edges(setup) {
    const edge = squares.filter((square) => neighbours(square).length < 8)
    const corners = squares.filter((square) => neighbours(square).length === 3)
    setup.crown(setup.coin() ? edge : squares)
    setup.scatter(2, corners)
    setup.scatter(6 + setup.random(14), edge)
    setup.scatter(setup.random(8))
  },

  /** Kings in line with coordinators, and with the chameleons that can imitate them. */
  rectangles(setup) {
    const line = lineThrough(pick(setup.random, squares), setup.coin())
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
      squares.filter((square) => rayFrom(square, step).length > 2),
    )
    setup.put(from, setup.random(6) === 0 ? 'leaper' : 'chameleon', white)
    setup.put(next(from, back(step)), pick(setup.random, behind), !white)
    const ray = rayFrom(from, step)
    ray.forEach((square, distance) => {
      if (distance % 2 === 0 && setup.random(3) > 0) setup.put(square, pick(setup.random, ahead), !white)
      if (distance % 2 === 1) for (const side of orthogonals) besiege(setup, next(square, side), side, white)
    })
    const open = squares.filter((square) => !ray.includes(square))
    setup.crown(open)
    const king = kingOf(setup.board, white)
    const landing = pick(setup.random, ray)
    const corner = king && (setup.coin() ? fileOf(king) + rankOf(landing) : fileOf(landing) + rankOf(king))
    if (corner !== undefined && open.includes(corner)) setup.put(corner, 'coordinator', !white)
    setup.scatter(setup.random(6), open)
  },
}

const behind: readonly Kind[] = ['withdrawer', 'withdrawer', 'pawn']
const ahead: readonly Kind[] = ['leaper', 'leaper', 'leaper', 'leaper', 'pawn']

/** A pawn between the landing square and an own man beyond it: prey for a pinch. */
function besiege(setup: Setup, prey: string | undefined, side: Step, white: boolean): void {
  if (prey === undefined || setup.coin()) return
  setup.put(prey, 'pawn', !white)
  setup.put(next(prey, side), pick(setup.random, ['pawn', 'pawn', 'leaper', 'immobilizer']), white)
}

function rayFrom(square: string, step: Step): readonly string[] {
  const further = next(square, step)
  return further === undefined ? [] : [further, ...rayFrom(further, step)]
}

function lineThrough(square: string, upright: boolean): readonly string[] {
  const lineOf = upright ? fileOf : rankOf
  return squares.filter((other) => lineOf(other) === lineOf(square))
}
