import { expect } from 'vitest'
import { askPosition, exportGame, importGame, type Line } from '../src/ask/index.ts'
import type { Game } from '../src/game/index.ts'
import { moveId } from '../src/notation/index.ts'
import type { Position } from '../src/position/position.ts'
import { anyMove } from './random-play.ts'
import { type Random, seeded } from './referee/random.ts'
import { scattered } from './scattered.ts'

/** Expects a line to come back from its text move by move, with its tags, and the text to be the same again. */
export function comesBack(game: Game, line: Line, tags: Readonly<Record<string, string>>): void {
  const written = exportGame(game, line, tags)
  if (!written.ok) throw new Error(`${written.error.key} ${JSON.stringify(written.error.params)}`)
  const read = importGame(game, written.value)
  if (!read.ok) throw new Error(`${read.error.key} ${JSON.stringify(read.error.params)} in\n${written.value}`)
  expect(read.value.line.moves).toEqual(line.moves)
  expect(askPosition(game, read.value.line)).toEqual(askPosition(game, line))
  const plain = Object.entries(tags).map(([name, value]) => [name, value.replace(/\s+/g, ' ')])
  expect(read.value.tags).toEqual(Object.fromEntries(plain))
  const again = exportGame(game, read.value.line, read.value.tags)
  expect(again).toEqual(written)
}

/** The moves of a random game from a position, as programs write them, no further than so many plies. */
export function idsOf(game: Game, p: Position, random: Random, plies: number): string[] {
  const ids: string[] = []
  for (let ply = 0; ply < plies && game.outcome(p) === undefined; ply++) {
    const move = anyMove(game, p, random)
    if (move === undefined) break
    ids.push(moveId(game, p, move))
    game.make(p, move)
  }
  return ids
}

/** That many positions nobody played. */
export function artificial(game: Game, seed: number, count: number): Position[] {
  const random = seeded(seed)
  const found: Position[] = []
  while (found.length < count) {
    const p = scattered(game, random)
    if (p !== undefined) found.push(p)
  }
  return found
}
