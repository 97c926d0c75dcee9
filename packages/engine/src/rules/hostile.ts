import { type Man, manOf } from '../position/man.ts'
import type { Setting } from './kinds.ts'

/** All men, of the kinds named or of any, that are hostile to an owner tag. */
export function menHostileTo(s: Setting, tag: number, kinds?: readonly string[]): Man[] {
  const numbers = kinds?.map((name) => s.kindNamed(name)) ?? [...s.kinds.keys()].slice(1)
  return numbers
    .flatMap((number) => s.seats.map((_, seat) => manOf(number, seat)))
    .filter((man) => ((s.foes[tag] >> (man & 15)) & 1) === 1)
}
