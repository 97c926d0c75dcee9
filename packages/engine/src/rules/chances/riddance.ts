import { manOf } from '../../position/man.ts'
import type { Chance } from '../kinds.ts'

/**
 * Who could still be rid of all men where that is what wins. Men that keep to one tone are taken on that tone alone, so
 * where only such are left, a seat needs an opponent on every tone it stands on. One knight against one: each changes tone
 * with every move, so whoever moves to the other's tone is never within its reach, and it is settled who will be.
 */
export const riddance =
  ({ leaper, slider }: { readonly leaper: string; readonly slider: string }): Chance =>
  (s) => {
    const [leaping, sliding] = [s.kindNamed(leaper), s.kindNamed(slider)]
    return (p, seat) => {
      const cellsOf = (kind: number, owner: number) => {
        const man = manOf(kind, owner)
        return Array.from(p.at.subarray(man * p.size, man * p.size + p.count[man]))
      }
      const tonesOf = (kind: number, owner: number) => cellsOf(kind, owner).map((cell) => s.board.plan.cells[cell].tone)
      const hasOnly = (kind: number) =>
        s.kinds.every((_, other) => other === kind || s.seats.every((_, owner) => cellsOf(other, owner).length === 0))
      const others = s.seats.map((_, other) => other).filter((other) => other !== seat)
      if (hasOnly(sliding)) {
        const against = others.flatMap((other) => tonesOf(sliding, other))
        return tonesOf(sliding, seat).every((tone) => against.includes(tone))
      }
      if (!hasOnly(leaping) || s.seats.some((_, owner) => cellsOf(leaping, owner).length !== 1)) return true
      const isOnOneTone = new Set(s.seats.flatMap((_, owner) => tonesOf(leaping, owner))).size === 1
      // On one tone, the mover leaves it, and the other, coming to meet it, stands where it cannot be reached: the mover is.
      return isOnOneTone === (p.mover === seat)
    }
  }
