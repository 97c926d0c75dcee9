import { allSteps, next, orthogonals, type Step } from './square.ts'
import type { Board, Kind, Man } from './ultima-men.ts'

/** One way a man can travel, before anything is said about what it takes. */
export type Way = {
  readonly to: string
  readonly step: Step
  /** The enemy men passed over on the way, in the order they were passed. */
  readonly leapt: readonly string[]
}

/** Every way the man on a square can travel if nothing freezes it and its king is of no concern. */
export function waysOf(board: Board, from: string, man: Man): readonly Way[] {
  switch (man.kind) {
    case 'king':
      return allSteps.flatMap((step) => stepOnto(board, from, step, (there) => there?.white !== man.white))
    case 'pawn':
      return orthogonals.flatMap((step) => walk(board, from, step, man, []))
    case 'leaper':
      return allSteps.flatMap((step) => walk(board, from, step, man, everyKind))
    case 'chameleon':
      // It takes a leaper by leaping, a king by stepping onto it, and passes over nobody else.
      return allSteps.flatMap((step) => [
        ...walk(board, from, step, man, ['leaper']),
        ...stepOnto(board, from, step, (there) => there?.kind === 'king' && there.white !== man.white),
      ])
    case 'coordinator':
    case 'withdrawer':
    case 'immobilizer':
      return allSteps.flatMap((step) => walk(board, from, step, man, []))
  }
}

const everyKind: readonly Kind[] = ['pawn', 'coordinator', 'leaper', 'chameleon', 'withdrawer', 'king', 'immobilizer']

function stepOnto(board: Board, from: string, step: Step, allowed: (there: Man | undefined) => boolean): Way[] {
  const to = next(from, step)
  return to !== undefined && allowed(board.get(to)) ? [{ to, step, leapt: [] }] : []
}

/**
 * Walks along a line over empty squares. An enemy man of a kind that may be leapt is passed when the
 * very next square is empty; any other man, or the edge, ends the walk.
 */
function walk(board: Board, from: string, step: Step, walker: Man, mayLeap: readonly Kind[]): Way[] {
  const ways: Way[] = []
  let leapt: readonly string[] = []
  let square = next(from, step)
  while (square !== undefined) {
    const met = board.get(square)
    if (met === undefined) {
      ways.push({ to: square, step, leapt })
    } else {
      if (met.white === walker.white || !mayLeap.includes(met.kind)) break
      const behind = next(square, step)
      if (behind === undefined || board.has(behind)) break
      leapt = [...leapt, square]
    }
    square = next(square, step)
  }
  return ways
}
