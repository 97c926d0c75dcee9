import 'server-only'
import { askMoves, askPosition } from '@variorum/engine/ask'
import { gameOf } from '@variorum/engine/catalogue'
import { slugOfReading } from '@variorum/engine/game'
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
  const position = game && askPosition(game, line)
  const moves = game && askMoves(game, line)
  // The suite runs every diagram of every text, so a fault here is a broken build, not a reader's problem.
  if (!position?.ok || !moves?.ok) throw new Error(`The diagram ${diagram.id} has no position the rules can read.`)
  return {
    diagram,
    line,
    men: position.value.men,
    hands: position.value.hands,
    frozen: position.value.frozen.map(({ cell }) => cell),
    dead: position.value.dead,
    show: moves.value.find((move) => move.id === diagram.show) ?? null,
  }
}
