import type { Rays } from '../board/rays.ts'
import type { Heading, HeadingSet, Setting } from './kinds.ts'

/** Headings of a family, the same for every seat, or by the names a seat gives them: `n` is where it looks. */
export type Ways = HeadingSet | readonly string[]

/** The headings those ways mean, by owner tag. Tags of nobody see the board as the first seat does. */
export function headingsByTag(s: Setting, ways: Ways): readonly (readonly Heading[])[] {
  return Array.from({ length: 16 }, (_, tag) => {
    if (typeof ways === 'string') return s.board.headingsIn(ways)
    const { faces } = s.seats[tag - 1] ?? s.seats[0]
    return s.board.headingsSeen(faces, ways)
  })
}

/** The lines along those ways, by owner tag. */
export const raysByTag = (s: Setting, ways: Ways): readonly Rays[] =>
  headingsByTag(s, ways).map((headings) => s.board.raysAlong(headings))
