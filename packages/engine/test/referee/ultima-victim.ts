import { isEnemy, kingOf } from './board.ts'
import type { Victim } from './move.ts'
import { back, fileOf, isOrthogonal, next, orthogonals, rankOf } from './square.ts'
import type { Board, Kind, Man } from './ultima-men.ts'
import type { Way } from './ultima-way.ts'

/** Whether a chameleon that leaps takes in its other ways too, or nothing but the leapers. */
export type LeapingChameleon = 'combines' | 'onlyLeaps'

/** What the man takes when it goes this way, sorted by square. */
export function victimsOf(
  board: Board,
  from: string,
  man: Man,
  way: Way,
  leapingChameleon: LeapingChameleon = 'combines',
): readonly Victim[] {
  return taken(board, from, man, way, leapingChameleon).sort((a, b) => (a.square < b.square ? -1 : 1))
}

function taken(board: Board, from: string, man: Man, way: Way, leapingChameleon: LeapingChameleon): Victim[] {
  const { to } = way
  switch (man.kind) {
    case 'king':
      return displacement(board, to)
    case 'pawn':
      return pinch(board, from, man, to)
    case 'withdrawer':
      return withdrawal(board, from, man, way)
    case 'leaper':
      return leap(way)
    case 'coordinator':
      return coordination(board, man, to)
    case 'immobilizer':
      return []
    case 'chameleon': {
      // The step onto a king stands alone; every other way of taking joins in one move.
      if (board.has(to)) return displacement(board, to)
      if (way.leapt.length > 0 && leapingChameleon === 'onlyLeaps') return leap(way)
      const only = (kind: Kind) => (victim: Victim) => board.get(victim.square)?.kind === kind
      return [
        ...(isOrthogonal(way.step) ? pinch(board, from, man, to) : []).filter(only('pawn')),
        ...withdrawal(board, from, man, way).filter(only('withdrawer')),
        ...leap(way).filter(only('leaper')),
        ...coordination(board, man, to).filter(only('coordinator')),
      ]
    }
  }
}

function displacement(board: Board, to: string): Victim[] {
  return board.has(to) ? [{ square: to, rule: 'displacement', partner: null }] : []
}

/** An enemy next to the landing square along rank or file, with any own man directly beyond it. */
function pinch(board: Board, from: string, man: Man, to: string): Victim[] {
  return orthogonals.flatMap((direction): Victim[] => {
    const square = next(to, direction)
    const partner = square && next(square, direction)
    if (square === undefined || partner === undefined) return []
    // The mover has left `from`, so it cannot be its own anchor.
    const isAnchored = partner !== from && board.get(partner)?.white === man.white
    return isAnchored && isEnemy(board, square, man) ? [{ square, rule: 'pinch', partner }] : []
  })
}

/** The enemy on the far side of the starting square, whatever the distance of the move. */
function withdrawal(board: Board, from: string, man: Man, way: Way): Victim[] {
  const square = next(from, back(way.step))
  if (square === undefined || !isEnemy(board, square, man)) return []
  return [{ square, rule: 'withdrawal', partner: null }]
}

function leap(way: Way): Victim[] {
  return way.leapt.map((square) => ({ square, rule: 'leap', partner: null }))
}

/** Enemies on the two other corners of the rectangle between the landing square and the own king. */
function coordination(board: Board, man: Man, to: string): Victim[] {
  const partner = kingOf(board, man.white)
  if (partner === undefined) return []
  // On the king's own file or rank there is no rectangle.
  if (fileOf(partner) === fileOf(to) || rankOf(partner) === rankOf(to)) return []
  const corners = [fileOf(partner) + rankOf(to), fileOf(to) + rankOf(partner)]
  return corners
    .filter((square) => isEnemy(board, square, man))
    .map((square) => ({ square, rule: 'coordination', partner }))
}
