// Generated from the folders of variants/ by scripts/catalogue.mjs. Do not edit.

/** A file of puzzles as it lies beside a variant. */
interface Shelf {
  readonly slug: string
  readonly puzzles: readonly string[]
}

/** The files of puzzles of every variant that has some, each fetched when first asked for; any one is a sample of all. */
export const shelves: Readonly<Record<string, readonly (() => Promise<{ readonly default: Shelf }>)[]>> = {
  baroque: [() => import('./baroque/puzzles.json', { with: { type: 'json' } })],
  ultima: [() => import('./ultima/puzzles.json', { with: { type: 'json' } })],
}
