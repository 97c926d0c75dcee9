import { OFF } from '../../board/topology.ts'
import { kindOf } from '../../position/man.ts'

import { allowed, takesRoyals } from '../allowed.ts'
import type { Capture, CaptureFaces, HeadingSet } from '../kinds.ts'

/**
 * Custodial capture: every hostile man next to where the mover lands that has one of the mover's own side directly
 * beyond it. The far man may be of any kind, frozen too, for it is the mover who takes.
 * `only` narrows the victims; `afterMoving` asks that the move itself was along those headings.
 */
export const pinch =
  (along: HeadingSet, { only, afterMoving }: { only?: readonly string[]; afterMoving?: HeadingSet } = {}): Capture =>
  (s, movement) => {
    const board = s.board
    const size = board.size
    const taken = allowed(s, only)
    const { of, first, cells: line, behind } = board.rays(along)
    const shape = afterMoving === undefined ? undefined : board.rays(afterMoving).to
    const { comes, opens } = movement
    // Without the movement's reverse face only a capture that never takes royals needs no reverse face of its own.
    const isReversible = (comes !== undefined && opens !== undefined) || !takesRoyals(s, taken)
    const forward: CaptureFaces = {
      rule: 'pinch',
      victims(p, from, to, out, n) {
        if (shape !== undefined && shape[from * size + to] < 0) return n
        const men = p.cells
        const tag = men[from] & 15
        const foes = s.foes[tag]
        for (let ray = of[to]; ray < of[to + 1]; ray++) {
          const i = first[ray]
          const victim = line[i]
          const man = men[victim]
          if (man === 0 || ((foes >> (man & 15)) & 1) === 0 || taken[kindOf(man)] === 0) continue
          const anchor = line[i + 1]
          if (anchor >= 0 && anchor !== from && (men[anchor] & 15) === tag) out[n++] = victim
        }
        return n
      },
      partner(_p, _from, to, victim) {
        for (let ray = of[to]; ray < of[to + 1]; ray++) {
          if (line[first[ray]] === victim) return line[first[ray] + 1]
        }
        return OFF
      },
    }
    if (!isReversible) return forward
    return {
      ...forward,
      takes(p, target, man) {
        const men = p.cells
        if (taken[kindOf(men[target])] === 0) return false
        const tag = man & 15
        for (let ray = of[target]; ray < of[target + 1]; ray++) {
          const anchor = line[first[ray]]
          if ((men[anchor] & 15) !== tag) continue
          const landing = behind[ray]
          if (landing !== OFF && men[landing] === 0 && comes?.(p, landing, man) === true) return true
        }
        return false
      },
      opens(p, target, man, marks) {
        const men = p.cells
        if (taken[kindOf(men[target])] === 0) return
        const tag = man & 15
        for (let ray = of[target]; ray < of[target + 1]; ray++) {
          if ((men[line[first[ray]]] & 15) !== tag) continue
          const landing = behind[ray]
          if (landing === OFF) continue
          if (men[landing] !== 0) marks.add(landing)
          opens?.(p, landing, man, marks)
        }
      },
    }
  }
