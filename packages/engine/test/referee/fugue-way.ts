import { isEnemy } from './board.ts'
import { type Board, isCapturable, type Kind, letterOf, type Man } from './fugue-men.ts'
import { going, type Move, type Victim } from './move.ts'
import { allSteps, back, neighbours, next, rankOf, ray, type Step } from './square.ts'

/** Everything the man on a square may do if nothing freezes it. */
export function movesOf(board: Board, from: string, man: Man): readonly Move<Kind>[] {
  return allSteps.flatMap((step) => movesAlong(board, from, man, step))
}

function movesAlong(board: Board, from: string, man: Man, step: Step): readonly Move<Kind>[] {
  const gone = slides(board, from, step)
  switch (man.kind) {
    case 'king':
      return kingStep(board, from, man, step)
    case 'queen':
      return [...gone, ...queenCapture(board, from, man, step)]
    case 'leaper':
      return [...gone, ...leaps(board, from, man, step)]
    case 'pushmePullyu':
      return gone.flatMap((move) => pushedOrPulled(board, move, man, step))
    case 'swapper':
      return [...gone, ...swap(board, from, man, step), ...destruction(board, from, man, step)]
    case 'archer':
      return [...gone, ...shot(board, from, man, step)]
    case 'immobilizer':
    case 'shield':
      return gone
    case 'pawn':
      return pawnMoves(board, from, man, step).flatMap((move) => promotions(board, move, man))
  }
}

/** Any distance over empty squares, to an empty square. */
function slides(board: Board, from: string, step: Step): readonly Move<Kind>[] {
  const line = ray(from, step)
  const firstMan = line.findIndex((square) => board.has(square))
  return line.slice(0, firstMan === -1 ? line.length : firstMan).map((to) => going(from, to))
}

/** The first man seen along a line. */
function seen(board: Board, from: string, step: Step): string | undefined {
  return ray(from, step).find((square) => board.has(square))
}

function kingStep(board: Board, from: string, man: Man, step: Step): readonly Move<Kind>[] {
  const to = next(from, step)
  if (to === undefined) return []
  if (!board.has(to)) return [going(from, to)]
  return isCapturable(board, to, man.white) ? [landing(from, to)] : []
}

function queenCapture(board: Board, from: string, man: Man, step: Step): readonly Move<Kind>[] {
  const to = seen(board, from, step)
  return to !== undefined && isCapturable(board, to, man.white) ? [landing(from, to)] : []
}

function landing(from: string, to: string): Move<Kind> {
  return going(from, to, [{ square: to, rule: 'displacement', partner: null }])
}

/** Over one man only, and then as far as the squares behind it are empty. */
function leaps(board: Board, from: string, man: Man, step: Step): readonly Move<Kind>[] {
  const victim = seen(board, from, step)
  if (victim === undefined || !isCapturable(board, victim, man.white)) return []
  return slides(board, victim, step).map(({ to }) => going(from, to, [{ square: victim, rule: 'leap', partner: null }]))
}

/**
 * It takes what it leaves or what it comes up to, and must. So it may not go where it would have to
 * take both, nor where the enemy it would have to take is one that cannot be taken.
 */
function pushedOrPulled(board: Board, move: Move<Kind>, man: Man, step: Step): readonly Move<Kind>[] {
  const touched: readonly (Victim | undefined)[] = [
    enemyOn(board, next(move.from, back(step)), man, 'withdrawal'),
    enemyOn(board, next(move.to, step), man, 'approach'),
  ]
  const victims = touched.filter((victim) => victim !== undefined)
  const isLegal = victims.length < 2 && victims.every(({ square }) => isCapturable(board, square, man.white))
  return isLegal ? [{ ...move, victims }] : []
}

function enemyOn(board: Board, square: string | undefined, man: Man, rule: Victim['rule']): Victim | undefined {
  return square !== undefined && isEnemy(board, square, man) ? { square, rule, partner: null } : undefined
}

/** Frozen or shielded, king or not, of either side: anybody but the enemy swapper. */
function swap(board: Board, from: string, man: Man, step: Step): readonly Move<Kind>[] {
  const to = seen(board, from, step)
  if (to === undefined) return []
  if (board.get(to)?.kind === 'swapper' && isEnemy(board, to, man)) return []
  return [{ ...going(from, to), act: 'swap', carried: { from: to, to: from } }]
}

function destruction(board: Board, from: string, man: Man, step: Step): readonly Move<Kind>[] {
  const to = next(from, step)
  if (to === undefined || !isCapturable(board, to, man.white)) return []
  const victims: readonly Victim[] = [{ square: to, rule: 'destruction', partner: null }]
  return [{ ...going(from, to, victims), id: `${from}${to}d`, act: 'destruction', lost: from }]
}

/** The first man seen, from where the archer stands: near ones always, further ones with a spotter. */
function shot(board: Board, from: string, man: Man, step: Step): readonly Move<Kind>[] {
  const to = seen(board, from, step)
  if (to === undefined || !isCapturable(board, to, man.white)) return []
  const distance = ray(from, step).indexOf(to) + 1
  if (distance > 2 && !isSpotted(board, to, from, man)) return []
  const victims: readonly Victim[] = [{ square: to, rule: 'shot', partner: null }]
  return [{ ...going(from, to, victims), id: `${from}${to}s`, act: 'shot' }]
}

/** By any other own man, frozen or not, that touches the target or stands two away on a free line. */
function isSpotted(board: Board, target: string, archer: string, man: Man): boolean {
  const isOwn = (square: string | undefined) =>
    square !== undefined && square !== archer && board.get(square)?.white === man.white
  if (neighbours(target).some(isOwn)) return true
  return allSteps.some((step) => {
    const between = next(target, step)
    return between !== undefined && !board.has(between) && isOwn(next(between, step))
  })
}

/** One step to an empty square, or over the man there to the next square, empty or with an enemy to take. */
function pawnMoves(board: Board, from: string, man: Man, step: Step): readonly Move<Kind>[] {
  const near = next(from, step)
  if (near === undefined) return []
  if (!board.has(near)) return [going(from, near)]
  const beyond = next(near, step)
  if (beyond === undefined) return []
  if (!board.has(beyond)) return [going(from, beyond)]
  if (!isCapturable(board, beyond, man.white)) return []
  return [going(from, beyond, [{ square: beyond, rule: 'hop', partner: near }])]
}

const promoted: readonly Kind[] = ['queen', 'immobilizer', 'pushmePullyu', 'archer', 'shield', 'leaper', 'swapper']

/** On the far rank it may also turn into any kind of which its side has none on the board. */
function promotions(board: Board, move: Move<Kind>, man: Man): readonly Move<Kind>[] {
  if (rankOf(move.to) !== (man.white ? '8' : '1')) return [move]
  const own = [...board.values()].filter((other) => other.white === man.white).map((other) => other.kind)
  const missing = promoted.filter((kind) => !own.includes(kind))
  return [move, ...missing.map((kind) => ({ ...move, id: move.id + letterOf(kind), promotion: kind }))]
}
