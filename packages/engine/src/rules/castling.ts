import { manOf } from '../position/man.ts'
import type { Cell, Man, Position, Seat, Setting } from './kinds.ts'

/** Where king and partner end, for each seat, and the letter of that right in position text. */
export interface CastlingSide {
  readonly letter: string
  readonly ends: readonly (readonly [king: string, partner: string])[]
}

export interface CastlingPlan {
  readonly king: string
  readonly partner: string
  readonly sides: readonly CastlingSide[]
  /** The cell a castling move names: where the king ends, or where its partner stands. */
  readonly names: 'king' | 'partner'
}

/** One right of one seat. */
export interface Right {
  readonly seat: Seat
  readonly side: number
  readonly letter: string
  /** 0, or 1 + the partner's cell + 1,024 × the king's: the right is gone for good when either does not stand there. */
  readonly slot: number
  readonly king: Man
  readonly partner: Man
  readonly kingEnds: Cell
  readonly partnerEnds: Cell
  /** The row on which both end: only there can its king stand that has not moved. */
  readonly homes: readonly Cell[]
}

export const packRight = (king: Cell, partner: Cell): number => 1 + (partner | (king << 10))
export const kingHome = (right: number): Cell => (right - 1) >> 10
export const partnerHome = (right: number): Cell => (right - 1) & 1023

/** All rights of a plan, seat by seat in the order of its sides. */
export function castlingRights(s: Setting, plan: CastlingPlan): readonly Right[] {
  return s.seats.flatMap(({ id }, seat) =>
    plan.sides.map(({ letter, ends }, side): Right => {
      const [kingEnds, partnerEnds] = ends[seat].map((name) => cellNamed(s, name))
      return {
        seat,
        side,
        letter,
        slot: s.slots.declare(`castling.${id}.${letter}`, { hashed: true, of: seat }),
        king: manOf(s.kindNamed(plan.king), seat),
        partner: manOf(s.kindNamed(plan.partner), seat),
        kingEnds,
        partnerEnds,
        homes: [...cellsBehind(s, kingEnds, partnerEnds), ...cellsBehind(s, partnerEnds, kingEnds)],
      }
    }),
  )
}

/** The king's cell where it stands as one that has the right would, or −1. */
export const kingAtHome = (p: Position, { homes, king }: Right): Cell =>
  homes.find((cell) => p.cells[cell] === king) ?? -1

/** The cells from `from`, itself left out, through `through` to the edge. */
function cellsBehind(s: Setting, from: Cell, through: Cell): Cell[] {
  const { first, cells, to } = s.board.rays('straight')
  const behind: Cell[] = []
  for (let i = first[to[from * s.board.size + through]]; cells[i] >= 0; i++) behind.push(cells[i])
  return behind
}

/** The cells from one to the other on the straight line that joins them, both included; the first alone when they are one. */
export function lineBetween(s: Setting, from: Cell, to: Cell): Cell[] {
  if (from === to) return [from]
  const { first, cells, to: rayTo } = s.board.rays('straight')
  const ray = rayTo[from * s.board.size + to]
  if (ray < 0) throw new RangeError(`${s.board.names[from]} and ${s.board.names[to]} are not in line`)
  const line = [from]
  for (let i = first[ray]; ; i++) {
    line.push(cells[i])
    if (cells[i] === to) return line
  }
}

function cellNamed(s: Setting, name: string): Cell {
  const cell = s.board.cellOf(name)
  if (cell < 0) throw new RangeError(`no cell ${name} on this board`)
  return cell
}

/** The partner furthest from the king towards that side on the king's rank, or −1. */
export const outermostPartner = (s: Setting, p: Position, right: Right, king: Cell): Cell =>
  partnersToSide(s, p, right, king).at(-1) ?? -1

/** Partners on the king's rank in the direction the side castles, nearest first; none where the king is not at home. */
export function partnersToSide(s: Setting, p: Position, right: Right, king: Cell): Cell[] {
  if (king < 0) return []
  const { of, first, cells, to } = s.board.rays('straight')
  const away = to[right.partnerEnds * s.board.size + right.kingEnds]
  const heading = s.board.rays('straight').heading[away]
  for (let ray = of[king]; ray < of[king + 1]; ray++) {
    if (s.board.rays('straight').heading[ray] !== heading) continue
    const found: Cell[] = []
    for (let i = first[ray]; cells[i] >= 0; i++) if (p.cells[cells[i]] === right.partner) found.push(cells[i])
    return found
  }
  return []
}
