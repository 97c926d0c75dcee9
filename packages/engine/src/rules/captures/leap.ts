import { OFF } from '../../board/topology.ts'
import { kindOf } from '../../position/man.ts'
import { allowed, takesRoyals } from '../allowed.ts'
import type { Capture, CaptureFaces, Cell, Marks, Position } from '../kinds.ts'
import { namedPrey, preyByTag } from '../prey.ts'

/** Takes every hostile man passed over on the way. Where one may pass is the movement's business (`vault`). */
export const leap =
  ({ only }: { only?: readonly string[] } = {}): Capture =>
  (s, movement) => {
    const size = s.board.size
    const taken = allowed(s, only)
    const preyOf = preyByTag(s, taken)
    const { of, first, cells: line } = s.board.rays('every')
    const rayTo = s.board.rays('every').to
    /** The men there are to pass when only some kinds may be. */
    const named = namedPrey(s, only)
    const markBehindNamed = (p: Position, from: Cell, marks: Marks): void => {
      const men = p.cells
      const prey = named[men[from] & 15]
      for (let m = 0; m < prey.length; m++) {
        const end = prey[m] * size + p.count[prey[m]]
        for (let k = prey[m] * size; k < end; k++) {
          const ray = rayTo[from * size + p.at[k]]
          if (ray < 0) continue
          let i = first[ray]
          while (men[line[i]] === 0) i++
          // Whoever stands before the first such man is in the way, or will be found himself.
          if (line[i] === p.at[k]) for (i++; line[i] >= 0; i++) marks.add(line[i])
        }
      }
    }
    const forward: CaptureFaces = {
      rule: 'leap',
      sparesRoyals: !takesRoyals(s, taken),
      victims(p, from, to, out, n) {
        const ray = rayTo[from * size + to]
        if (ray < 0) return n
        const men = p.cells
        for (let i = first[ray], cell = line[i]; cell !== to; cell = line[++i]) {
          if (men[cell] !== 0 && taken[kindOf(men[cell])] === 1) out[n++] = cell
        }
        return n
      },
      partner: () => OFF,
      landingsFrom(p, from, marks) {
        if (only !== undefined) return markBehindNamed(p, from, marks)
        const men = p.cells
        const prey = preyOf[men[from] & 15]
        const end = of[from + 1]
        for (let ray = of[from]; ray < end; ray++) {
          let i = first[ray]
          while (line[i] >= 0 && men[line[i]] === 0) i++
          // A second man directly behind the first cannot be passed either.
          if (line[i] < 0 || prey[men[line[i]]] === 0 || line[i + 1] < 0 || men[line[i + 1]] !== 0) continue
          for (i++; line[i] >= 0; i++) marks.add(line[i])
        }
      },
    }
    // What follows walks the lines as a vault along all of them does, over men of any kind.
    if (movement.vaults !== 'every' || only !== undefined) return forward
    return {
      ...forward,
      takes(p, target, man) {
        const men = p.cells
        const base = man * size
        const foes = s.foes[man & 15]
        for (let k = 0; k < p.count[man]; k++) {
          const from = p.at[base + k]
          const ray = rayTo[from * size + target]
          if (ray < 0) continue
          let i = first[ray]
          while (line[i] !== target) {
            const passed = men[line[i]]
            if (passed !== 0) {
              // A second man directly behind, the target included, stops the leap.
              if (((foes >> (passed & 15)) & 1) === 0 || men[line[i + 1]] !== 0) break
            }
            i++
          }
          if (line[i] === target && line[i + 1] >= 0 && men[line[i + 1]] === 0 && s.isFree(p, from)) return true
        }
        return false
      },
      opens(p, target, man, marks) {
        const end = man * size + p.count[man]
        for (let k = man * size; k < end; k++) {
          const ray = rayTo[p.at[k] * size + target]
          if (ray >= 0) markObstacle(p, first[ray], target, s.foes[man & 15], marks)
        }
      },
    }

    /**
     * Marks one obstacle that must leave whatever else does, before the man at the ray's origin could leap the target; of
     * several the one whose leaving is rarest. Two men in a row need only one of them gone.
     */
    function markObstacle(p: Position, start: number, target: Cell, foes: number, marks: Marks): void {
      const men = p.cells
      let must = OFF
      let either = OFF
      let i = start
      for (; line[i] !== target; i++) {
        const man = men[line[i]]
        if (man === 0) continue
        const mayPass = ((foes >> (man & 15)) & 1) === 1
        if (!mayPass || line[i + 1] === target) must = line[i]
        else if (men[line[i + 1]] !== 0) either = line[i]
      }
      const behind = line[i + 1]
      // The edge behind the target never empties: no leap that way.
      if (behind < 0) return
      if (men[behind] !== 0) must = behind
      if (must !== OFF) marks.add(must)
      else if (either !== OFF) {
        marks.add(either)
        marks.add(line[line.indexOf(either, start) + 1])
      }
    }
  }
