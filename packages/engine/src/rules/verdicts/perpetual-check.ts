import type { Position, Setting, Verdict } from '../kinds.ts'
import { stepsBack } from '../quiet-steps.ts'
import { lossFor } from '../scores.ts'

/**
 * The same position for the given time: whoever gave check with every move in between has lost. Says nothing when all
 * did, or nobody; the verdict on repetition stands behind it.
 */
export const perpetualCheck = (times: number) => ({
  loses: (): Verdict => (s) => {
    const loss = (p: Position) => {
      const [only, ...others] = checkersThroughout(s, p)
      return only === undefined || others.length > 0 ? undefined : lossFor(s, only, 'perpetualCheck')
    }
    return {
      on: 'history',
      judge: (p) => (p.standings(stepsBack(s, p)) + 1 < times ? undefined : loss(p)),
      ifRepeated: loss,
    }
  },
})

/** The seats that have given check with every move since the position first stood. */
function checkersThroughout(s: Setting, p: Position): number[] {
  const { hashLow, hashHigh } = p
  const soFar = s.seats.map(() => ({ moves: 0, checks: 0 }))
  // Going back further than the first standing does not count.
  let sinceFirst = soFar
  let ledToCheck: boolean | undefined
  p.retrace(stepsBack(s, p), () => {
    if (ledToCheck !== undefined) {
      soFar[p.mover].moves++
      if (ledToCheck) soFar[p.mover].checks++
      if (p.hashLow === hashLow && p.hashHigh === hashHigh) sinceFirst = soFar.map((one) => ({ ...one }))
    }
    ledToCheck = s.isInCheck(p, p.moverTag)
  })
  return [...sinceFirst.keys()].filter(
    (seat) => sinceFirst[seat].moves > 0 && sinceFirst[seat].moves === sinceFirst[seat].checks,
  )
}
