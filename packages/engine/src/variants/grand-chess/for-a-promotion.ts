import { createMoves } from '../../position/move.ts'
import type { Movement, Moves, Offer, Position, Region } from '../../rules/kinds.ts'
import { regionByTag } from '../../rules/regions.ts'

/**
 * As the movement given, but into the region only where there is something to become. Want of that keeps nobody from
 * giving check: the way onto a royal man stays open, and so the ways of coming there are as they were.
 */
export const forAPromotion =
  (movement: Movement, { on, among, offer }: { on: Region; among: readonly string[]; offer: Offer }): Movement =>
  (s) => {
    const inner = movement(s)
    const { go, goAll } = inner
    const regions = regionByTag(s, on)
    const kinds = Int32Array.from(among, (name) => s.kindNamed(name))
    const isRoyal = Uint8Array.from(s.kinds, ({ royal }) => Number(royal))
    const isOffered = offer(s)
    const scratch = createMoves()
    const hasChoice = (p: Position, tag: number): boolean => {
      for (let k = 0; k < kinds.length; k++) if (isOffered(p, tag, kinds[k])) return true
      return false
    }
    const keep = (p: Position, tag: number, out: Moves, start: number, end: number): number => {
      if (start === end || hasChoice(p, tag)) return end
      const region = regions[tag]
      let kept = start
      for (let i = start; i < end; i++) {
        const to = (out[i] >> 10) & 1023
        if (region[to] === 0 || isRoyal[p.cells[to] >> 4] === 1) out[kept++] = out[i]
      }
      return kept
    }
    return {
      ...inner,
      go: (p, from, base, out, n) => keep(p, p.cells[from] & 15, out, n, go(p, from, base, out, n)),
      ...(goAll && { goAll: (p, man, act, out, n) => keep(p, man & 15, out, n, goAll(p, man, act, out, n)) }),
      hinders(p, from, to) {
        const tag = p.cells[from] & 15
        if (regions[tag][to] === 0 || hasChoice(p, tag)) return undefined
        const reached = scratch.subarray(0, go(p, from, from, scratch, 0))
        if (!reached.some((move) => ((move >> 10) & 1023) === to)) return undefined
        return { key: 'nobodyToBecome', whom: [], by: [] }
      },
    }
  }
