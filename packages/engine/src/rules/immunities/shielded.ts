import { manOf } from '../../position/man.ts'
import type { Cell, Immunity, Position } from '../kinds.ts'

/**
 * A man next to a friend of the kind named may not be taken. The shield does not cover itself, but another does; it
 * covers whether or not it may move itself.
 */
export const shielded =
  ({ by }: { by: string }): Immunity =>
  (s) => {
    const { size } = s.board
    const touch = s.board.near('every')
    const kind = s.kindNamed(by)
    const shieldsOf = (p: Position, cell: Cell): number => manOf(kind, (p.cells[cell] & 15) - 1)
    return {
      rule: 'shielded',
      spares(p, cell) {
        const shield = shieldsOf(p, cell)
        const end = shield * size + p.count[shield]
        for (let i = shield * size; i < end; i++) if (touch[p.at[i] * size + cell] === 1) return true
        return false
      },
      sparesAny: (p, tag) => p.count[(kind << 4) | tag] > 0,
      sparedBy(p, cell) {
        const shield = shieldsOf(p, cell)
        return [...p.at.subarray(shield * size, shield * size + p.count[shield])].filter(
          (near) => touch[near * size + cell] === 1,
        )
      },
    }
  }
