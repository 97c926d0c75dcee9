import type { Region, Verdict } from '../kinds.ts'
import { regionByTag } from '../regions.ts'
import { winFor } from '../scores.ts'

/**
 * Who is to move, not in check, with its royal man and so many others in the zone, wins when those others and the men in
 * hand come to enough points, by seat: five for a great man, one for any other. It need not be claimed.
 */
export const impasse = ({
  zone,
  men,
  points,
  great,
}: {
  zone: Region
  men: number
  points: readonly number[]
  great: readonly string[]
}) => ({
  wins: (): Verdict => (s) => {
    const zones = regionByTag(s, zone)
    const royal = s.kinds.findIndex((kind) => kind.royal)
    const worth = s.kinds.map((kind, number) => (number === 0 || kind.royal ? 0 : great.includes(kind.name) ? 5 : 1))
    return {
      on: 'history',
      judge(p) {
        const tag = p.moverTag
        const inside = zones[tag]
        const home = p.find((royal << 4) | tag)
        if (home < 0 || inside[home] === 0) return undefined
        let present = 0
        let sum = 0
        for (let kind = 1; kind < worth.length; kind++) {
          const man = (kind << 4) | tag
          sum += worth[kind] * (s.hands === undefined || s.hands.slots[man] === 0 ? 0 : p.cells[s.hands.slots[man]])
          if (kind === royal) continue
          for (let i = 0; i < p.count[man]; i++) {
            if (inside[p.at[man * p.size + i]] === 0) continue
            present++
            sum += worth[kind]
          }
        }
        if (present < men || sum < points[p.mover] || s.isInCheck(p, tag)) return undefined
        return winFor(s, p.mover, 'impasse')
      },
    }
  },
})
