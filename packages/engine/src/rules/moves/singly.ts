import { createMoves } from '../../position/move.ts'
import type { Capture, Cell, Movement, Position } from '../kinds.ts'

/**
 * As the movement given, but where more than one of the captures would apply it may not go. Whoever stands to be taken
 * counts, whether or not he may be.
 */
export const singly =
  (movement: Movement, ...captures: readonly Capture[]): Movement =>
  (s) => {
    const { go } = movement(s)
    const rules = captures.map((capture) => capture(s, movement(s)))
    const victims = createMoves()
    const scratch = createMoves()
    const count = (p: Position, from: Cell, to: Cell): number => {
      let applying = 0
      for (let r = 0; r < rules.length; r++) if (rules[r].victims(p, from, to, victims, 0) > 0) applying++
      return applying
    }
    return {
      go(p, from, base, out, n) {
        const end = go(p, from, base, out, n)
        let kept = n
        for (let i = n; i < end; i++) {
          if (count(p, from, (out[i] >> 10) & 1023) < 2) out[kept++] = out[i]
        }
        return kept
      },
      hinders(p, from, to) {
        const reached = go(p, from, from, scratch, 0)
        const isReached = scratch.subarray(0, reached).some((move) => ((move >> 10) & 1023) === to)
        if (!isReached || count(p, from, to) < 2) return undefined
        const whom = rules.flatMap((rule) => [...victims.subarray(0, rule.victims(p, from, to, victims, 0))])
        return { key: 'notBoth', whom, by: [] }
      },
    }
  }
