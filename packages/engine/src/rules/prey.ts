import { menHostileTo } from './hostile.ts'
import type { Setting } from './kinds.ts'

/**
 * By owner tag and man: 1 where such a man is hostile to that owner and of a kind that may be taken. One look instead of
 * three questions, for the loops that look round at every node.
 */
export function preyByTag(s: Setting, taken: Uint8Array): readonly Uint8Array[] {
  return Array.from({ length: 16 }, (_, tag) =>
    Uint8Array.from({ length: s.kinds.length * 16 }, (_, man) =>
      Number(man >> 4 > 0 && ((s.foes[tag] >> (man & 15)) & 1) === 1 && taken[man >> 4] === 1),
    ),
  )
}

/** By owner tag, the hostile men of the kinds named, who are few enough to ask where they stand; none where no names are given. */
export const namedPrey = (s: Setting, only: readonly string[] | undefined): readonly Int32Array[] =>
  Array.from({ length: 16 }, (_, tag) => Int32Array.from(only === undefined ? [] : menHostileTo(s, tag, only)))
