import { manOf } from '../../position/man.ts'
import type { Chance, Position, Setting } from '../kinds.ts'

interface Plan {
  /** A kind of which one alone mates only if the other side has men besides such as can always get in the way of it. */
  readonly leaper: { readonly kind: string; readonly unhelpedBy: readonly string[] }
  /** A kind that keeps to one tone; men of it, all on one tone, mate only if such as these are not all there is besides. */
  readonly slider: { readonly kind: string; readonly unhelpedBy: readonly string[] }
}

/**
 * Who has the men to mate by some line of play, the other side helping: not a bare king; not a single knight against
 * queens alone; not bishops of one tone against men that cannot shut in their own king on the other. So lichess decides
 * it (scalachess, insufficient mating material).
 */
export const matingMaterial =
  ({ leaper, slider }: Plan): Chance =>
  (s) => {
    const [leaping, sliding] = [s.kindNamed(leaper.kind), s.kindNamed(slider.kind)]
    const common = s.kinds.flatMap(({ royal, neutral }, kind) => (kind === 0 || royal || neutral ? [] : [kind]))
    const all = s.seats.map((_, seat) => seat)
    const amount = (p: Position, kind: number, seats: readonly number[]) =>
      seats.reduce((sum, seat) => sum + p.count[manOf(kind, seat)], 0)
    const hasBut = (p: Position, kinds: readonly number[], seats: readonly number[]) =>
      common.some((kind) => !kinds.includes(kind) && amount(p, kind, seats) > 0)
    const idleBeside = (names: readonly string[]) => names.map((name) => s.kindNamed(name))
    const besideLeaper = idleBeside(leaper.unhelpedBy)
    const besideSlider = idleBeside([slider.kind, ...slider.unhelpedBy])
    return (p, seat) => {
      const own = [seat]
      const others = all.filter((other) => other !== seat)
      if (!hasBut(p, [], own)) return false
      if (!hasBut(p, [leaping], own) && amount(p, leaping, own) === 1) return hasBut(p, besideLeaper, others)
      if (hasBut(p, [sliding], own)) return true
      return isOnBothTones(s, p, sliding) || hasBut(p, besideSlider, others)
    }
  }

function isOnBothTones(s: Setting, p: Position, kind: number): boolean {
  const tones = s.seats.flatMap((_, seat) => {
    const man = manOf(kind, seat)
    const cells = p.at.subarray(man * p.size, man * p.size + p.count[man])
    return Array.from(cells, (cell) => s.board.plan.cells[cell].tone)
  })
  return new Set(tones).size > 1
}
