import type { Setup } from './setup.ts'
import { fileOf, rankOf } from './square.ts'

/** What an artificial position is about. Every theme leaves exactly one king a side. */
export type Themes<Kind extends string> = Readonly<Record<string, (setup: Setup<Kind>) => void>>

/** Themes that every game can be asked about, whatever its men do. */
export const commonThemes = {
  /** Kings with no shelter but what falls beside them. */
  open<Kind extends string>(setup: Setup<Kind>) {
    setup.crown()
    setup.scatter(1 + setup.random(24))
  },

  few<Kind extends string>(setup: Setup<Kind>) {
    setup.crown()
    setup.scatter(setup.random(5))
  },

  many<Kind extends string>(setup: Setup<Kind>) {
    setup.crown()
    setup.scatter(80)
  },

  edges<Kind extends string>(setup: Setup<Kind>) {
    const { squares, neighbours } = setup.grid
    const edge = squares.filter((square) => neighbours(square).length < 8)
    const corners = squares.filter((square) => neighbours(square).length === 3)
    setup.crown(setup.coin() ? edge : squares)
    setup.scatter(2, corners)
    setup.scatter(6 + setup.random(14), edge)
    setup.scatter(setup.random(8))
  },
}

/** The file or the rank of a square. */
export function lineThrough<Kind extends string>(setup: Setup<Kind>, square: string): readonly string[] {
  const lineOf = setup.coin() ? fileOf : rankOf
  return setup.grid.squares.filter((other) => lineOf(other) === lineOf(square))
}
