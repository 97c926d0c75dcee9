import 'server-only'
import { askMoves, askPosition } from '@variorum/engine/ask'
import type { Game } from '@variorum/engine/game'
import type { Diagram } from '@variorum/engine/notation'
import type { PrintedPlate } from '../state/plate.ts'

/** Asks the rules about every diagram of a text, by its id. */
export function printPlates(game: Game, slug: string, diagrams: readonly Diagram[]): ReadonlyMap<string, PrintedPlate> {
  return new Map(diagrams.map((diagram) => [diagram.id, print(game, slug, diagram)]))
}

function print(game: Game, slug: string, diagram: Diagram): PrintedPlate {
  const line = { variant: slug, start: diagram.position, moves: [] }
  const position = askPosition(game, line)
  const moves = askMoves(game, line)
  // The suite runs every diagram of every text, so a fault here is a broken build, not a reader's problem.
  if (!position.ok || !moves.ok) throw new Error(`The diagram ${diagram.id} has no position the rules can read.`)
  return {
    diagram,
    men: position.value.men,
    frozen: position.value.frozen.map(({ cell }) => cell),
    show: moves.value.find((move) => move.id === diagram.show) ?? null,
  }
}
