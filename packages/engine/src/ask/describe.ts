import type { Game } from '../game/game.ts'
import { printPosition, startPosition } from '../notation/position-text.ts'
import type { VariantAnswer } from './answers.ts'

/** What there is to know of a variant before it is played. */
export function describe(game: Game): VariantAnswer {
  const { slug, name, by, year, seats } = game.variant
  const extent = (axis: number): number =>
    1 + Math.max(...Array.from({ length: game.board.size }, (_, cell) => game.board.coordinatesOf(cell)[axis] ?? 0))
  return {
    slug,
    name,
    by,
    year,
    board: { files: extent(0), ranks: extent(1) },
    seats: seats.map(({ id }) => ({ id })),
    kinds: game.kinds.slice(1).map((kind) => ({ kind: kind.name, letter: kind.letter, royal: kind.royal })),
    start: printPosition(game, startPosition(game)),
    isOpen: game.isOpen,
    hasHands: game.variant.hands !== undefined,
  }
}
