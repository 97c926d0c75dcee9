import { createRequire } from 'node:module'
import { deepestCounts } from './ours.ts'
import type { Peer } from './peers.ts'

/** The one engine on npm that plays on hexes, rings and in space, by its names of the games that we have too. */
const games: Readonly<Record<string, string>> = {
  'glinskis-hexagonal-chess': 'glinski-chess',
  'byzantine-chess': 'byzantine-chess',
  raumschach: 'raumschach',
  xiangqi: 'xiangqi',
  chess: 'classic-chess',
}
/** It is slow: deeper counts would take the better part of a minute. */
const mostNodes = 250_000

/** As much of its inside as counting needs; it comes without types. */
interface JoclyBoard {
  mMoves: readonly unknown[]
  mWho: number
  GenerateMoves(game: JoclyGame): void
  /** A board of its own on which the move of that number is made; whose turn it is, it leaves to the caller. */
  MakeAndApply(game: JoclyGame, move: number): JoclyBoard
}
interface JoclyGame {
  readonly mBoard: JoclyBoard
}
interface Jocly {
  createMatch(name: string): Promise<{ readonly game: JoclyGame }>
}

/** It is compared where it has the game, from the start, and nowhere else: it is no measure for what it does not play. */
export async function jocly(slug: string): Promise<Peer> {
  const name = games[slug]
  if (name === undefined) return { name: 'jocly', perfts: [] }
  const require = createRequire(import.meta.url)
  const engine: Jocly = require('jocly')
  const { game } = await engine.createMatch(name)
  const known = deepestCounts(slug, true, mostNodes).find(({ id }) => id === 'start')
  if (known === undefined) return { name: 'jocly', perfts: [] }
  const run = (): number => {
    const found = count(game, game.mBoard, known.depth)
    if (found !== known.nodes) throw new Error(`jocly ${slug}: ${found}, not ${known.nodes}`)
    return found
  }
  return {
    name: 'jocly',
    perfts: [{ game: slug, position: 'start', runner: { name: `jocly ${slug} start perft`, run } }],
  }
}

/** The last step is counted, not made, as by all others. */
function count(game: JoclyGame, board: JoclyBoard, depth: number): number {
  board.mMoves = []
  board.GenerateMoves(game)
  const moves = board.mMoves.length
  if (depth === 1) return moves
  let nodes = 0
  for (let move = 0; move < moves; move++) {
    const next = board.MakeAndApply(game, move)
    next.mWho = -next.mWho
    nodes += count(game, next, depth - 1)
  }
  return nodes
}
