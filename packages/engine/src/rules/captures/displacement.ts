import { OFF } from '../../board/topology.ts'
import { kindOf } from '../../position/man.ts'
import { allowed, takesRoyals } from '../allowed.ts'
import type { Capture, Cell, Moves, Position } from '../kinds.ts'

/** Takes the hostile man on the cell where the mover lands, as in chess. */
export const displacement =
  ({ only }: { only?: readonly string[] } = {}): Capture =>
  (s, movement) => {
    const taken = allowed(s, only)
    const forward = {
      rule: 'displacement',
      byLanding: true,
      sparesRoyals: !takesRoyals(s, taken),
      victims: (p: Position, _from: Cell, to: Cell, out: Moves, n: number) => {
        if (p.cells[to] === 0) return n
        out[n] = to
        return n + 1
      },
      partner: () => OFF,
    }
    const { comes, opens, arrival } = movement
    if (comes === undefined || opens === undefined) return forward
    const told = arrival && { arrival, takesArriving: taken }
    if (only === undefined) return { ...forward, ...told, takes: comes, opens }
    return {
      ...forward,
      ...told,
      takes: (p, target, man) => taken[kindOf(p.cells[target])] === 1 && comes(p, target, man),
      opens: (p, target, man, marks) => {
        if (taken[kindOf(p.cells[target])] === 1) opens(p, target, man, marks)
      },
    }
  }
