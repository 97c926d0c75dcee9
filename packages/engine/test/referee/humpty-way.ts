import { isEnemy } from './board.ts'
import { type Board, farRank, type Kind, letterOf, type Man, twelveByEight } from './humpty-men.ts'
import { going, type Move } from './move.ts'
import { allSteps, diagonals, orthogonals, rankOf, type Step } from './square.ts'

const { next, ray } = twelveByEight

/** Everything the man on a square could do if its king were of no concern, castling apart. */
export function movesOf(board: Board, from: string, man: Man): readonly Move<Kind>[] {
  switch (man.kind) {
    case 'king':
      return leaps(board, from, man, allSteps)
    case 'rook':
      return orthogonals.flatMap((step) => runs(board, from, man, step))
    case 'bishop':
      return diagonals.flatMap((step) => runs(board, from, man, step))
    case 'queen':
      return allSteps.flatMap((step) => runs(board, from, man, step))
    case 'knight':
      return leaps(board, from, man, leapers(2, 1))
    case 'camel':
      return leaps(board, from, man, leapers(3, 1))
    case 'gnu':
      return leaps(board, from, man, [...leapers(2, 1), ...leapers(3, 1)])
    case 'cannon':
      return orthogonals.flatMap((step) => hops(board, from, man, step))
    case 'arrow':
      return diagonals.flatMap((step) => hops(board, from, man, step))
    case 'tank':
      return allSteps.flatMap((step) => hops(board, from, man, step))
    case 'frog':
      return frogMoves(board, from, man).flatMap((move) => promotions(board, move, man))
    case 'pawn':
      return pawnMoves(board, from, man).flatMap((move) => promotions(board, move, man))
  }
}

/** All eight leaps so far one way and so far the other. */
function leapers(far: number, near: number): readonly Step[] {
  return [-1, 1].flatMap((right) =>
    [-1, 1].flatMap((up): readonly Step[] => [
      [right * far, up * near],
      [right * near, up * far],
    ]),
  )
}

function landing(from: string, to: string): Move<Kind> {
  return going(from, to, [{ square: to, rule: 'displacement', partner: null }])
}

/** Straight to a square so far off, empty or with an enemy, whoever stands in between. */
function leaps(board: Board, from: string, man: Man, steps: readonly Step[]): readonly Move<Kind>[] {
  return steps.flatMap((step) => {
    const to = next(from, step)
    if (to === undefined) return []
    if (!board.has(to)) return [going(from, to)]
    return isEnemy(board, to, man) ? [landing(from, to)] : []
  })
}

function slides(board: Board, from: string, step: Step): readonly Move<Kind>[] {
  const line = ray(from, step)
  const firstMan = line.findIndex((square) => board.has(square))
  return line.slice(0, firstMan === -1 ? line.length : firstMan).map((to) => going(from, to))
}

/** Over empty squares, and onto the first man met if it is an enemy. */
function runs(board: Board, from: string, man: Man, step: Step): readonly Move<Kind>[] {
  const met = ray(from, step).find((square) => board.has(square))
  const capture = met !== undefined && isEnemy(board, met, man) ? [landing(from, met)] : []
  return [...slides(board, from, step), ...capture]
}

/** Over empty squares; and onto the second man met if it is an enemy, whoever the first may be. */
function hops(board: Board, from: string, man: Man, step: Step): readonly Move<Kind>[] {
  const [hurdle, target] = ray(from, step).filter((square) => board.has(square))
  if (hurdle === undefined || target === undefined || !isEnemy(board, target, man)) return slides(board, from, step)
  return [...slides(board, from, step), going(from, target, [{ square: target, rule: 'hop', partner: hurdle }])]
}

/** One step diagonally, or three squares along rank or file: a leap, but not across the river between ranks 4 and 5. */
function frogMoves(board: Board, from: string, man: Man): readonly Move<Kind>[] {
  const threes = orthogonals.filter((step) => {
    const [first, second, third] = ray(from, step)
    if (first === undefined || second === undefined || third === undefined) return false
    return isNearBank(from) === isNearBank(third) || (!board.has(first) && !board.has(second))
  })
  return leaps(board, from, man, [...diagonals, ...threes.map(([right, up]): Step => [3 * right, 3 * up])])
}

function isNearBank(square: string): boolean {
  return Number(rankOf(square)) <= 4
}

function pawnMoves(board: Board, from: string, man: Man): readonly Move<Kind>[] {
  const up = man.white ? 1 : -1
  const ahead = next(from, [0, up])
  const taken = [next(from, [-1, up]), next(from, [1, up])].filter((square) => square !== undefined)
  return [
    ...(ahead !== undefined && !board.has(ahead) ? [going(from, ahead)] : []),
    ...taken.filter((square) => isEnemy(board, square, man)).map((to) => landing(from, to)),
  ]
}

/**
 * On reaching the far rank from another: to a queen, gnu or tank of which its side has none at that
 * time. A frog may stay a frog; a pawn must become something, and becomes a frog when all three stand.
 */
function promotions(board: Board, move: Move<Kind>, man: Man): readonly Move<Kind>[] {
  const far = farRank(man.white)
  if (rankOf(move.to) !== far || rankOf(move.from) === far) return [move]
  const own = [...board.values()].filter((other) => other.white === man.white).map((other) => other.kind)
  const compounds: readonly Kind[] = ['queen', 'gnu', 'tank']
  const missing = compounds.filter((kind) => !own.includes(kind))
  const become = (kind: Kind) => ({ ...move, id: move.id + letterOf(kind), promotion: kind })
  if (man.kind === 'frog') return [move, ...missing.map(become)]
  return missing.length > 0 ? missing.map(become) : [become('frog')]
}
