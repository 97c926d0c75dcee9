import maximumWeightMatching from 'edmonds-blossom-fixed'
import { type Meeting, meetingsOf, type Waiting } from './meeting.ts'

export interface Pair extends Meeting {
  readonly one: Waiting
  readonly other: Waiting
}

/** What a second of waiting is worth, in points of rating, and how much it can come to. */
const bonusPerSecond = 6
const mostBonus = 460

/**
 * Puts wishes together: as many players as possible, and of all ways to do that one in which the differences of rating,
 * less a bonus for those who have waited, add up to the least. A player who has several wishes is put together once.
 *
 * Taking the nearest two first would be simpler and leave players over: of four in a row it would take the middle ones,
 * and with few players about, that is half of those who wait.
 *
 * `pick` says by chance which of so many.
 */
export function pairsOf(waiting: readonly Waiting[], pick: (count: number) => number): readonly Pair[] {
  const players = [...new Set(waiting.map(({ playerId }) => playerId))]
  const wishesOf = players.map((id) => waiting.filter(({ playerId }) => playerId === id))
  const best = new Map<string, Pair>()
  const edges: (readonly [number, number, number])[] = []
  for (const [a, mine] of wishesOf.entries()) {
    for (const [b, theirs] of wishesOf.entries()) {
      if (b <= a) continue
      const pair = pairOf(mine, theirs, pick)
      if (!pair) continue
      best.set(`${a} ${b}`, pair)
      edges.push([a, b, Math.round(bonusOf(pair.one) + bonusOf(pair.other) - pair.gap)])
    }
  }
  // Answers with the partner of each player, or −1; a list that ends early leaves the rest alone.
  const partners = maximumWeightMatching(edges, true)
  return players.flatMap((_, a) => {
    const pair = best.get(`${a} ${partners[a] ?? -1}`)
    return pair ? [pair] : []
  })
}

/** One game of those that two players could have, by lot: the nearest would be the same for everybody who never played. */
function pairOf(mine: readonly Waiting[], theirs: readonly Waiting[], pick: (count: number) => number): Pair | null {
  const all = mine.flatMap((one) =>
    theirs.flatMap((other) => meetingsOf(one, other).map((meeting) => ({ one, other, ...meeting }))),
  )
  return all[all.length > 1 ? pick(all.length) : 0] ?? null
}

function bonusOf({ waitedMs }: Waiting): number {
  return Math.min(mostBonus, (bonusPerSecond * waitedMs) / 1_000)
}
