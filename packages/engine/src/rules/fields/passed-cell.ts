import { OFF } from '../../board/topology.ts'
import { kindOf } from '../../position/man.ts'
import type { Cell, Field, Position } from '../kinds.ts'
import { type Memory, packPassing, passing } from '../passing.ts'
import { raysByTag } from '../ways.ts'

/**
 * The cells that men of the kind named have just passed by a double step, `e3` or `c3,e3`, or `-`. A cell nobody can
 * have passed is read as none, for many programs write it after every double step; one that is no cell is a fault.
 */
export const passedCell =
  (name: string, memories = 1, lasts: Memory = 'a step'): Field =>
  (s) => {
    const { slots, firstPassed } = passing(s, memories)
    const kind = s.kindNamed(name)
    const forward = raysByTag(s, ['n'])
    const back = raysByTag(s, ['s'])
    /** The memory of the man that has passed the cell, or 0. A seat's own count while its turn goes on, or a round. */
    const memoryOf = (p: Position, cell: Cell): number => {
      if (p.cells[cell] !== 0) return 0
      for (let tag = 1; tag <= s.seats.length; tag++) {
        if (tag === p.moverTag && p.cells[s.slots.stage] === 0 && lasts !== 'a round') continue
        const { of, first, cells } = forward[tag]
        const { of: backOf, first: backFirst, cells: backCells } = back[tag]
        if (of[cell] === of[cell + 1] || backOf[cell] === backOf[cell + 1]) continue
        const to = cells[first[of[cell]]]
        const from = backCells[backFirst[backOf[cell]]]
        if (kindOf(p.cells[to]) === kind && (p.cells[to] & 15) === tag && p.cells[from] === 0)
          return packPassing(from, to, tag)
      }
      return 0
    }
    return {
      tells: 'passed',
      read(p, text) {
        if (text === '-') return undefined
        const cells = text.split(',').map((each) => s.board.cellOf(each))
        if (cells.includes(OFF) || cells.length > memories) return { reason: 'badPassedCell', params: { found: text } }
        const found = [...new Set(cells.map((cell) => memoryOf(p, cell)))].filter((value) => value !== 0)
        for (const [k, value] of found.sort((a, b) => a - b).entries()) p.set(slots[k], value)
        return undefined
      },
      print(p) {
        const cells = slots.map((slot) => p.cells[slot]).filter((value) => value !== 0)
        return cells.map((value) => s.board.names[firstPassed(value)]).join(',') || '-'
      },
    }
  }
