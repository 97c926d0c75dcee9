import type { ReactNode } from 'react'

type Outlines = Readonly<Record<string, string>>

const inked = (outlines: Outlines): Readonly<Record<string, ReactNode>> =>
  Object.fromEntries(
    Object.entries(outlines).map(([character, d]) => [
      character,
      <path key={character} className="v-character" d={d} />,
    ]),
  )

/** Characters as drawings: the same one may look different in two countries. */
export const written = (chinese: Outlines, japanese: Outlines) => ({ han: inked(chinese), kanji: inked(japanese) })
