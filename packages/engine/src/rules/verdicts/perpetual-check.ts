import type { Position, Setting, Verdict } from '../kinds.ts'
import { lossFor } from '../scores.ts'

/**
 * The same position for the given time: whoever gave check with every move in between has lost. Says nothing when all
 * did, or nobody; the verdict on repetition stands behind it.
 */
export const perpetualCheck = (times: number) => ({
  loses: (): Verdict => (s) => {
    const royals = s.kinds.flatMap((kind, number) => (kind.royal ? [number] : []))
    return {
      on: 'history',
      judge(p) {
        if (p.standings(p.cells[s.slots.quiet]) + 1 < times) return undefined
        const [only, ...others] = checkersThroughout(s, p, royals)
        return only === undefined || others.length > 0 ? undefined : lossFor(s, only, 'perpetualCheck')
      },
    }
  },
})

/** The seats that have given check with every move since the position first stood. */
function checkersThroughout(s: Setting, p: Position, royals: readonly number[]): number[] {
  const { hashLow, hashHigh, height } = p
  const soFar = s.seats.map(() => ({ moves: 0, checks: 0 }))
  // Going back further than the first standing does not count.
  let sinceFirst = soFar
  let ledToCheck: boolean | undefined
  p.retrace(Math.min(p.cells[s.slots.quiet], height), () => {
    if (ledToCheck !== undefined) {
      soFar[p.mover].moves++
      if (ledToCheck) soFar[p.mover].checks++
      if (p.hashLow === hashLow && p.hashHigh === hashHigh) sinceFirst = soFar.map((one) => ({ ...one }))
    }
    ledToCheck = isInCheck(s, p, royals)
  })
  return [...sinceFirst.keys()].filter(
    (seat) => sinceFirst[seat].moves > 0 && sinceFirst[seat].moves === sinceFirst[seat].checks,
  )
}

function isInCheck(s: Setting, p: Position, royals: readonly number[]): boolean {
  const tag = p.moverTag
  return royals.some((royal) => {
    const man = (royal << 4) | tag
    for (let i = 0; i < p.count[man]; i++) if (s.isAttacked(p, p.at[man * p.size + i], tag)) return true
    return false
  })
}
