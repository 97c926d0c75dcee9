import type { Position, Setting, Verdict } from '../kinds.ts'
import { draw, lossFor } from '../scores.ts'

/**
 * A seat with nobody left but its royal man has lost, unless it can bare the other at once: it has one move to do so. Both
 * bare is a draw. For two seats.
 */
export const bareKing = {
  loses: (): Verdict => (s) => ({
    on: 'standing',
    judge(p) {
      const bare = s.seats.map((_, seat) => isBare(s, p, seat + 1))
      if (bare.every(Boolean)) return draw(s, 'bareKings')
      const loser = bare.findIndex((isAlone, seat) => isAlone && seat !== p.mover)
      return loser < 0 ? undefined : lossFor(s, loser, 'bareKing')
    },
  }),
}

function isBare(s: Setting, p: Position, tag: number): boolean {
  for (let kind = 1; kind < s.kinds.length; kind++) {
    if (!s.kinds[kind].royal && p.count[(kind << 4) | tag] > 0) return false
  }
  return true
}
