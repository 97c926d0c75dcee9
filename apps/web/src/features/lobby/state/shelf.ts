/** A game that two may play here, in words. */
export interface GameChoice {
  readonly slug: string
  readonly name: string
  /** What its sides are called, the one that moves first first. */
  readonly sides: readonly [string, string]
  /** Whether everybody sees everything. */
  readonly isOpen: boolean
  readonly hasBots: boolean
  /** The same by the rules of others, and by the rules printed, where there is a choice. */
  readonly readings: readonly { readonly slug: string; readonly name: string }[]
}

/** Games that are kin. */
export interface GameShelf {
  readonly title: string
  readonly games: readonly GameChoice[]
}

/** The words for a game, a reading of one included. */
export function choiceOf(shelves: readonly GameShelf[], slug: string): GameChoice | undefined {
  return shelves.flatMap(({ games }) => games).find((game) => game.slug === slug || isReadingOf(game, slug))
}

const isReadingOf = ({ readings }: GameChoice, slug: string): boolean => readings.some((one) => one.slug === slug)
