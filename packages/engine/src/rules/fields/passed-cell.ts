import { OFF } from '../../board/topology.ts'
import { kindOf } from '../../position/man.ts'
import type { Field } from '../kinds.ts'
import { packPassing, passing } from '../passing.ts'
import { raysByTag } from '../ways.ts'

/**
 * The cell a man of the kind named has just passed by a double step, or `-`. A cell nobody can have passed is read as
 * none, for many programs write it after every double step; one that is no cell is a fault.
 */
export const passedCell =
  (name: string): Field =>
  (s) => {
    const { slot, firstPassed } = passing(s)
    const kind = s.kindNamed(name)
    const forward = raysByTag(s, ['n'])
    const back = raysByTag(s, ['s'])
    return {
      read(p, text) {
        if (text === '-') return undefined
        const cell = s.board.cellOf(text)
        if (cell === OFF) return { reason: 'badPassedCell', params: { found: text } }
        if (p.cells[cell] !== 0) return undefined
        for (let tag = 1; tag <= s.seats.length; tag++) {
          if (tag === p.moverTag) continue
          const { of, first, cells } = forward[tag]
          const { of: backOf, first: backFirst, cells: backCells } = back[tag]
          if (of[cell] === of[cell + 1] || backOf[cell] === backOf[cell + 1]) continue
          const to = cells[first[of[cell]]]
          const from = backCells[backFirst[backOf[cell]]]
          if (p.cells[to] === 0 || kindOf(p.cells[to]) !== kind || (p.cells[to] & 15) !== tag || p.cells[from] !== 0)
            continue
          p.set(slot, packPassing(from, to, tag))
        }
        return undefined
      },
      print(p) {
        const cell = firstPassed(p)
        return cell < 0 ? '-' : s.board.names[cell]
      },
    }
  }
