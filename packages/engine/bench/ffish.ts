import { createRequire } from 'node:module'
import type { Board, FairyStockfish } from 'ffish'
import type { Runner } from './contest.ts'
import { deepestCounts } from './ours.ts'
import type { Peer } from './peers.ts'

/** Fairy-Stockfish compiled for JavaScript, by its names of the games that we have too. */
const games: Readonly<Record<string, string>> = {
  chess: 'chess',
  antichess: 'antichess',
  'atomic-chess': 'atomic',
  crazyhouse: 'crazyhouse',
  shogi: 'shogi',
  xiangqi: 'xiangqi',
}
const kiwipete = 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1'
const listsAtOnce = 200

/** It plays some of our very games, which are compared with themselves, at the positions whose counts are known. */
export async function ffish(slug: string, isQuick: boolean): Promise<Peer> {
  const engine = await load()
  const game = slug in games ? slug : 'chess'
  const name = games[game]
  const perfts = deepestCounts(game, true)
    .filter(({ id }) => id === 'start' || id === 'kiwipete')
    .map(({ id, position, depth, nodes }) => {
      const board = new engine.Board(name, position)
      // It is slow in JavaScript's hands; a step less keeps a quick run quick.
      const steps = isQuick && nodes > 300_000 ? depth - 1 : depth
      const wanted = steps === depth ? nodes : undefined
      const run = (): number => {
        const found = count(board, steps)
        if (wanted !== undefined && found !== wanted) throw new Error(`ffish ${game} ${id}: ${found}, not ${wanted}`)
        return found
      }
      return { game, position: id, runner: { name: `ffish ${game} ${id} perft`, run } }
    })
  const yardstick = perfts.find(({ position }) => position === 'start')?.runner
  return { name: 'ffish', perfts, yardstick, generation: generation(new engine.Board('chess', kiwipete)) }
}

function count(board: Board, depth: number): number {
  if (depth === 1) return board.numberLegalMoves()
  let nodes = 0
  for (const move of board.legalMoves().split(' ')) {
    if (move === '') continue
    board.push(move)
    nodes += count(board, depth - 1)
    board.pop()
  }
  return nodes
}

function generation(board: Board): Runner {
  return {
    name: 'ffish kiwipete generation',
    run: () => {
      for (let i = 0; i < listsAtOnce; i++) if (board.numberLegalMoves() !== 48) throw new Error('ffish: not 48 moves')
      return listsAtOnce
    },
  }
}

/** It asks `fetch` for its binary wherever there is one, and Node's cannot read files: there must be none meanwhile. */
async function load(): Promise<FairyStockfish> {
  const { fetch } = globalThis
  Reflect.deleteProperty(globalThis, 'fetch')
  try {
    // The module is the engine itself, which says when it has come up; its types know another door.
    const engine: FairyStockfish & { onRuntimeInitialized?: () => void } = createRequire(import.meta.url)('ffish')
    await new Promise<void>((resolve) => {
      engine.onRuntimeInitialized = resolve
    })
    return engine
  } finally {
    globalThis.fetch = fetch
  }
}
