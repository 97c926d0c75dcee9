import 'server-only'
import { askMoves, askPosition, describe } from '@variorum/engine/ask'
import { gameOf } from '@variorum/engine/catalogue'
import { type Game, slugOfReading } from '@variorum/engine/game'
import type { Diagram } from '@variorum/engine/notation'
import type { PrintedPlate } from '../state/plate.ts'

/** Asks the rules about every diagram of a text, by its id. */
export function printPlates(slug: string, diagrams: readonly Diagram[]): ReadonlyMap<string, PrintedPlate> {
  return new Map(diagrams.map((diagram) => [diagram.id, print(slug, diagram)]))
}

function print(slug: string, diagram: Diagram): PrintedPlate {
  const variant = diagram.reading === null ? slug : slugOfReading(slug, diagram.reading)
  const line = { variant, start: diagram.position, moves: [] }
  const game = gameOf(variant)
  const position = game && askPosition(game, line, viewerOf(game, diagram))
  const moves = game && askMoves(game, line)
  // The suite runs every diagram of every text, so a fault here is a broken build, not a reader's problem.
  if (!position?.ok || !moves?.ok) throw new Error(`The diagram ${diagram.id} has no position the rules can read.`)
  return {
    diagram,
    line,
    men: position.value.men,
    hands: position.value.hands,
    frozen: position.value.frozen.map(({ cell }) => cell),
    unseen: position.value.unseen,
    dead: position.value.dead,
    show: moves.value.find((move) => move.id === diagram.show) ?? null,
  }
}

/** The seat whose share is drawn: it is said before anything is played. */
function viewerOf(game: Game, { statements }: Diagram): number | undefined {
  const first = statements.find(({ kind }) => kind === 'sees' || kind === 'play')
  if (first?.kind !== 'sees') return undefined
  return describe(game).seats.findIndex(({ id }) => id === first.side)
}
