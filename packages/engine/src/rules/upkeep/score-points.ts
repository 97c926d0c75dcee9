import { kindOf, manOf } from '../../position/man.ts'
import { fallen } from '../fallen.ts'
import type { Upkeep } from '../kinds.ts'
import { points } from '../points.ts'

/** Points for attacking two royal men, or three, at once with one man. */
export interface ForkPoints {
  readonly two: number
  readonly three: number
}

/**
 * Points for men taken, by kind, as long as their seat plays on, and for a step after which the man that moved attacks
 * several royal men of seats that do. A few kinds may be worth other points for such a fork.
 */
export const scorePoints =
  ({
    worths,
    fork,
    forkBy = {},
  }: {
    worths: Readonly<Record<string, number>>
    fork: ForkPoints
    forkBy?: Readonly<Record<string, ForkPoints>>
  }): Upkeep =>
  (s) => {
    const worth = s.kinds.map(({ name }) => worths[name] ?? 0)
    const forks = s.kinds.map(({ name }) => forkBy[name] ?? fork)
    const royals = s.kinds.flatMap((kind, number) => (kind.royal ? [number] : []))
    const { isBeaten, isOut } = fallen(s)
    const { add } = points(s)
    return (p, _from, to, man, _took, victims) => {
      const seat = (man & 15) - 1
      for (let i = 0; victims[i] !== 0; i++) {
        const victim = victims[i]
        const owner = (victim & 15) - 1
        // A king that has just been taken was alive, or stood on when its seat gave up: it counts unless it was mated.
        const wasOut = s.kinds[kindOf(victim)].royal ? isBeaten(p, owner) : isOut(p, owner)
        if (!wasOut) add(p, seat, worth[kindOf(victim)])
      }
      if (p.cells[to] === 0) return
      let attacked = 0
      for (const royal of royals) {
        for (let other = 0; other < s.seats.length; other++) {
          const target = p.find(manOf(royal, other))
          if (other !== seat && target >= 0 && !isOut(p, other) && s.attacks(p, to, target)) attacked++
        }
      }
      const { two, three } = forks[kindOf(p.cells[to])]
      if (attacked >= 2) add(p, seat, attacked === 2 ? two : three)
    }
  }
