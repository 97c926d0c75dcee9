import type { Setting } from './kinds.ts'

/** By kind: 1 where the kind is named, or everywhere when no names are given. */
export function allowed(s: Setting, only: readonly string[] | undefined): Uint8Array {
  const numbers = only?.map((name) => s.kindNamed(name))
  return Uint8Array.from(s.kinds, (_, kind) => Number(numbers === undefined || numbers.includes(kind)))
}

/** Whether any royal kind is among those allowed. */
export function takesRoyals(s: Setting, taken: Uint8Array): boolean {
  return s.kinds.some((kind, number) => kind.royal && taken[number] === 1)
}
