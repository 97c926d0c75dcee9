import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Game, perft } from '../src/game/index.ts'
import { parsePosition } from '../src/notation/index.ts'
import { type PerftEntry, readPerftFile } from '../src/notation/perft-file.ts'
import { createMoves } from '../src/position/move.ts'
import { think } from '../src/search/index.ts'
import { load } from '../src/variants/load.ts'
import type { Runner } from './contest.ts'

/** What is measured of a game, and where. */
export interface Trial extends Runner {
  readonly game: string
  /** `start`, `kiwipete` or position text. */
  readonly position: string
  readonly measure: 'perft' | 'generation' | 'search'
}

const listsAtOnce = 1000

/** Positions measured of a game at most: the first in its file that are no mere cases. */
const mostPositions = 6
/** Below this a count is over before the compiler has come to know it. */
const leastNodes = 10_000

/** All trials of a game, at positions whose counts lie beside it. */
export async function trialsOf(slug: string, isQuick: boolean): Promise<readonly Trial[]> {
  const game = await load(slug)
  if (game === undefined) throw new Error(`There is no game called "${slug}".`)
  const counts = deepestCounts(slug, isQuick)
  const measured = counts.filter(({ id, nodes }) => id === 'start' || nodes >= leastNodes).slice(0, mostPositions)
  return measured.flatMap((entry) => [
    perftTrial(game, entry),
    generationTrial(game, entry),
    searchTrial(game, entry, isQuick ? 50_000 : 200_000),
  ])
}

/** For every position the deepest known count; a quick run leaves out those that take seconds, or more nodes than said. Run in the package. */
export function deepestCounts(slug: string, isQuick: boolean, mostNodes = 3_000_000): readonly PerftEntry[] {
  const read = readPerftFile(readFileSync(join('src/variants', slug, `${slug}.perft`), 'utf8'))
  if (!read.ok) throw new Error(`${slug}.perft:${read.fault.line}: ${read.fault.key}`)
  const deepest = new Map<string, PerftEntry>()
  for (const entry of read.value) {
    if (isQuick && entry.nodes > mostNodes) continue
    if (entry.depth > (deepest.get(entry.id)?.depth ?? 0)) deepest.set(entry.id, entry)
  }
  return [...deepest.values()]
}

function trial(game: Game, entry: PerftEntry, measure: Trial['measure'], run: () => number): Trial {
  const position = entry.id === 'start' || entry.id === 'kiwipete' ? entry.id : entry.position
  return { game: game.variant.slug, position, measure, name: `${game.variant.slug} ${entry.id} ${measure}`, run }
}

function perftTrial(game: Game, entry: PerftEntry): Trial {
  const p = positionOf(game, entry)
  return trial(game, entry, 'perft', () => {
    const nodes = perft(game, p, entry.depth)
    if (nodes !== entry.nodes)
      throw new Error(`${game.variant.slug} ${entry.id}: perft(${entry.depth}) is ${nodes}, not ${entry.nodes}`)
    return nodes
  })
}

function generationTrial(game: Game, entry: PerftEntry): Trial {
  const p = positionOf(game, entry)
  const out = createMoves()
  const n = perft(game, p, 1)
  return trial(game, entry, 'generation', () => {
    for (let i = 0; i < listsAtOnce; i++) {
      if (game.legal(p, out) !== n) throw new Error(`${game.variant.slug} ${entry.id}: not ${n} moves`)
    }
    return listsAtOnce
  })
}

function searchTrial(game: Game, entry: PerftEntry, nodes: number): Trial {
  let seed = 0
  return trial(game, entry, 'search', () => {
    const line = { variant: game.variant.slug, start: entry.position, moves: [] }
    // Nodes alone limit it: the clock of the search stands still.
    const options = { limits: { nodes }, seed: ++seed, now: () => 0, shouldStop: () => false, onThought: () => {} }
    const thought = think(game, line, options)
    if (!thought.ok) throw new Error(`${game.variant.slug} ${entry.id}: ${thought.error.key}`)
    return thought.value.nodes
  })
}

function positionOf(game: Game, { id, position }: PerftEntry) {
  const read = parsePosition(game, position)
  if (!read.ok) throw new Error(`${game.variant.slug} ${id}: ${read.fault.reason}`)
  return read.value
}
