import { ARGUMENT_SHIFT } from '../../position/move.ts'
import { type CastlingPlan, castlingRights, kingHome, lineBetween, partnerHome, type Right } from '../castling.ts'
import type { Cell, Movement, MovementFaces, Position, Setting } from '../kinds.ts'

/**
 * King and partner change sides of each other in one move: neither has moved, nobody stands in the way of either, and
 * the king neither leaves, crosses nor reaches an attacked cell. The move's argument is the side, from 1.
 */
export const castle =
  (plan: CastlingPlan): Movement =>
  (s) => {
    const ways = castlingRights(s, plan).map((right) => new CastlingWay(s, right))
    const byTag = Array.from({ length: 16 }, (_, tag) => ways.filter(({ right }) => right.seat === tag - 1))
    const go: MovementFaces['go'] = (p, from, base, out, n) => {
      const tag = p.cells[from] & 15
      const own = byTag[tag]
      let isAsked = false
      for (let side = 0; side < own.length; side++) {
        const way = own[side]
        const value = p.cells[way.right.slot]
        if (value === 0 || kingHome(value) !== from || !way.isOpen(p, value)) continue
        // The king's own cell is one for all sides.
        if (!isAsked && s.isAttacked(p, from, tag)) return n
        isAsked = true
        if (!way.isSafe(p)) continue
        const to = plan.names === 'king' ? way.right.kingEnds : partnerHome(value)
        out[n++] = base | (to << 10) | ((side + 1) << ARGUMENT_SHIFT)
      }
      return n
    }
    return {
      go,
      // Most positions of a game come after the rights are gone.
      goAll(p, man, act, out, n) {
        const own = byTag[man & 15]
        let value = 0
        for (let side = 0; side < own.length; side++) value |= p.cells[own[side].right.slot]
        if (value === 0) return n
        const end = man * p.size + p.count[man]
        for (let i = man * p.size; i < end; i++) n = go(p, p.at[i], p.at[i] | act, out, n)
        return n
      },
      alsoTo(p, move) {
        const { right } = byTag[p.cells[move & 1023] & 15][(move >> ARGUMENT_SHIFT) - 1]
        return [right.kingEnds, partnerHome(p.cells[right.slot])]
      },
    }
  }

/** The cells that matter to one right, worked out when its homes are first seen. */
class CastlingWay {
  #known = 0
  #empty: readonly Cell[] = []
  #crossed: readonly Cell[] = []

  constructor(
    readonly s: Setting,
    readonly right: Right,
  ) {}

  /** Whether nobody stands in the way. */
  isOpen(p: Position, value: number): boolean {
    if (value !== this.#known) this.#learn(value)
    for (let i = 0; i < this.#empty.length; i++) if (p.cells[this.#empty[i]] !== 0) return false
    return true
  }

  /** Whether nobody attacks what the king crosses. */
  isSafe(p: Position): boolean {
    const tag = this.right.seat + 1
    for (let i = 0; i < this.#crossed.length; i++) if (this.s.isAttacked(p, this.#crossed[i], tag)) return false
    return true
  }

  #learn(value: number): void {
    const king = kingHome(value)
    const partner = partnerHome(value)
    const kingLine = lineBetween(this.s, king, this.right.kingEnds)
    const partnerLine = lineBetween(this.s, partner, this.right.partnerEnds)
    this.#known = value
    this.#empty = [...new Set([...kingLine, ...partnerLine])].filter((cell) => cell !== king && cell !== partner)
    // Whether the goal is safe shows when both have arrived: the partner may then stand in the way of an attack.
    this.#crossed = kingLine.slice(1, -1)
  }
}
