import { OFF } from '../../board/topology.ts'
import { kindOf } from '../../position/man.ts'
import { allowed, takesRoyals } from '../allowed.ts'
import type { Capture, CaptureFaces, Cell, Marks, Position } from '../kinds.ts'
import { namedPrey, preyByTag } from '../prey.ts'

/** Takes the hostile man the mover stood next to and moves directly away from, however far it goes. */
export const withdrawal =
  ({ only }: { only?: readonly string[] } = {}): Capture =>
  (s, movement) => {
    const board = s.board
    const size = board.size
    const taken = allowed(s, only)
    const preyOf = preyByTag(s, taken)
    const named = namedPrey(s, only)
    const { of, first, cells: line, behind } = board.rays('every')
    const rayTo = board.rays('every').to
    const touch = board.near('every')
    const glides = movement.glides !== undefined
    const markRay = (men: Int32Array, start: number, marks: Marks): void => {
      for (let i = start; line[i] >= 0 && !(glides && men[line[i]] !== 0); i++) marks.add(line[i])
    }
    const markAwayFromNamed = (p: Position, from: Cell, marks: Marks): void => {
      const prey = named[p.cells[from] & 15]
      for (let m = 0; m < prey.length; m++) {
        const end = prey[m] * size + p.count[prey[m]]
        for (let k = prey[m] * size; k < end; k++) {
          const victim = p.at[k]
          if (touch[from * size + victim] === 0) continue
          for (let ray = of[from]; ray < of[from + 1]; ray++) {
            if (behind[ray] === victim) markRay(p.cells, first[ray], marks)
          }
        }
      }
    }
    const forward: CaptureFaces = {
      rule: 'withdrawal',
      sparesRoyals: !takesRoyals(s, taken),
      // Measured from `from`, not `to`: a withdrawer takes what it leaves.
      victims(p, from, to, out, n) {
        const ray = rayTo[from * size + to]
        if (ray < 0) return n
        const victim = behind[ray]
        if (victim < 0) return n
        if (preyOf[p.cells[from] & 15][p.cells[victim]] === 1) out[n++] = victim
        return n
      },
      partner: () => OFF,
      landingsFrom(p, from, marks) {
        if (only !== undefined) return markAwayFromNamed(p, from, marks)
        const men = p.cells
        const prey = preyOf[men[from] & 15]
        const end = of[from + 1]
        for (let ray = of[from]; ray < end; ray++) {
          const victim = behind[ray]
          if (victim >= 0 && prey[men[victim]] === 1) markRay(men, first[ray], marks)
        }
      },
    }
    // What follows knows that a withdrawer may leave in any direction, by one empty cell at least.
    if (movement.glides !== 'every') return forward
    return {
      ...forward,
      takes(p, target, man) {
        const men = p.cells
        if (taken[kindOf(men[target])] === 0) return false
        const base = man * size
        for (let i = 0; i < p.count[man]; i++) {
          const cell = p.at[base + i]
          if (touch[cell * size + target] === 0) continue
          const away = behind[rayTo[cell * size + target]]
          if (away >= 0 && men[away] === 0 && s.isFree(p, cell)) return true
        }
        return false
      },
      opens(p, target, man, marks) {
        const base = man * size
        for (let i = 0; i < p.count[man]; i++) {
          const cell = p.at[base + i]
          if (touch[cell * size + target] === 0) continue
          const away = behind[rayTo[cell * size + target]]
          if (away >= 0 && p.cells[away] !== 0) marks.add(away)
        }
      },
    }
  }
