import { manOf } from '../../position/man.ts'
import { type CountingPlan, counting, menOf } from '../counting.ts'
import type { Position, Upkeep } from '../kinds.ts'

/**
 * Counts the steps of an end game by a plan: from the step after which no pawn is left, and anew when a king is bared.
 * Captures do not begin it again. While it is counted, the count stands where quiet steps do otherwise. Nobody need ask
 * for it; the weaker side would, and a count that has begun is not given up.
 */
export const keepCount =
  (plan: CountingPlan): Upkeep =>
  (s) => {
    const { limit, count } = counting(s)
    const pawns = s.seats.map((_, seat) => manOf(s.kindNamed(plan.pawn), seat))
    const limits = plan.pieces.map(([men, kind, moves]) => ({ men, kind: s.kindNamed(kind), steps: 2 * moves }))
    const against = (p: Position, bared: number): number => {
      const first = limits.find(({ men, kind }) =>
        s.seats.some((_, seat) => seat !== bared && p.count[manOf(kind, seat)] >= men),
      )
      return first?.steps ?? 2 * plan.board
    }
    const bare = (p: Position): number => s.seats.findIndex((_, seat) => menOf(s, p, seat) === 1)
    return (p, _from, _to, _man, took) => {
      for (let seat = 0; seat < pawns.length; seat++) if (p.count[pawns[seat]] > 0) return
      const bared = p.cells[limit] === 0 || took > 0 ? bare(p) : -1
      const wasBare = p.cells[limit] > 0 && took > 0 && bared === p.mover
      if (bared >= 0 && !wasBare) {
        p.set(limit, against(p, bared))
        const men = s.seats.reduce((sum, _, seat) => sum + menOf(s, p, seat), 0)
        // The bare side counts its own moves, and the one that clears the way for counting is none of them: whoever
        // makes it, the bare side's next has the number after the men's.
        p.set(count, 2 * men - (bared === p.mover ? 1 : 0))
      } else if (p.cells[limit] === 0) {
        p.set(limit, 2 * plan.board)
        p.set(count, 0)
      } else p.set(count, p.cells[count] + 1)
      p.set(s.slots.quiet, p.cells[count])
    }
  }
