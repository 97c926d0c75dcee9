import type { Game } from '../game/game.ts'
import { editionOf, slugOfReading } from '../game/readings.ts'
import { printPosition, startPosition } from '../notation/position-text.ts'
import { calledSeat } from '../rules/called.ts'
import type { VariantAnswer } from './answers.ts'

/** Headings that seats face, a quarter of a circle apart; where boards have no such quarters all men look the same way. */
const quarters = ['n', 'e', 's', 'w']

/** What there is to know of a variant before it is played. */
export function describe(game: Game): VariantAnswer {
  const { slug, name, by, year, family, seats, pieces, readings = {}, reading } = game.variant
  const edition = editionOf(slug)
  const extent = (axis: number): number =>
    1 + Math.max(...Array.from({ length: game.board.size }, (_, cell) => game.board.coordinatesOf(cell)[axis] ?? 0))
  return {
    slug,
    name,
    by,
    year,
    family,
    board: { files: extent(0), ranks: extent(1), shape: game.board.plan.shape ?? 'squares' },
    seats: seats.map((seat) => ({
      id: seat.id,
      called: calledSeat(seat),
      turn: Math.max(0, quarters.indexOf(seat.faces)),
    })),
    kinds: game.kinds.slice(1).map(({ name: kind, letter, royal, neutral }) => ({
      kind,
      letter,
      royal,
      neutral,
      wears: pieces[kind]?.wears ?? kind,
    })),
    start: printPosition(game, startPosition(game)),
    steps: game.variant.steps?.length ?? 1,
    stepPlans: game.variant.steps ?? [],
    isOpen: game.isOpen,
    handKinds: (game.variant.hands?.holds ?? []).map((kind) => ({ kind, letter: pieces[kind].letter })),
    edition,
    reading: reading?.name ?? null,
    readings: Object.entries(readings).map(([id, { name, isOffered = false }]) => ({
      slug: slugOfReading(edition, id),
      name,
      isOffered,
    })),
  }
}
