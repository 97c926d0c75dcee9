import { Chess } from 'chessops/chess'
import { perft as chessopsPerft } from 'chessops/debug'
import { parseFen } from 'chessops/fen'
import { Position } from 'kokopu'
import type { Runner } from './contest.ts'

const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
/** Peter McKenzie's position, in which every rule of chess has work to do. */
const kiwipete = 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1'
/** Counts as the chess programming community publishes them. */
const startCounts: Readonly<Record<number, number>> = { 4: 197_281, 5: 4_865_609 }
const kiwipeteCounts: Readonly<Record<number, number>> = { 3: 97_862, 4: 4_085_603 }
const kiwipeteMoves = 48
const listsAtOnce = 200

export interface PeerPerft {
  readonly game: string
  /** `start` or `kiwipete`. */
  readonly position: string
  readonly runner: Runner
}

/** Another program, and what it can be measured by. */
export interface Peer {
  /** Its name on npm. */
  readonly name: string
  readonly perfts: readonly PeerPerft[]
  /** Legal moves at kiwipete, list after list. */
  readonly generation?: Runner
  /** What is compared with where it has no such game, or does not know the position. */
  readonly yardstick?: Runner | undefined
}

/**
 * The fastest chess engines in plain JavaScript that npm offers. Both count the last step without playing it, as ours
 * does. Every game is compared with their chess, because few libraries play our games, and slowly.
 */
export function peers(isQuick: boolean): readonly Peer[] {
  return [
    peer(
      'kokopu',
      isQuick,
      (fen) => new Position(fen),
      kokopuPerft,
      (p) => p.moves().length,
    ),
    peer('chessops', isQuick, chessopsPosition, chessopsPerft, (p) => chessopsPerft(p, 1)),
  ]
}

function peer<P>(
  name: string,
  isQuick: boolean,
  parse: (fen: string) => P,
  perft: (p: P, depth: number) => number,
  moves: (p: P) => number,
): Peer {
  const checked = (position: string, fen: string, depth: number, count: number): PeerPerft => {
    const p = parse(fen)
    const run = (): number => expectCount(`${name} ${position}`, perft(p, depth), count)
    return { game: 'chess', position, runner: { name: `${name} ${position} perft`, run } }
  }
  const startDepth = isQuick ? 4 : 5
  const kiwipeteDepth = isQuick ? 3 : 4
  const p = parse(kiwipete)
  const perfts = [
    checked('start', start, startDepth, startCounts[startDepth]),
    checked('kiwipete', kiwipete, kiwipeteDepth, kiwipeteCounts[kiwipeteDepth]),
  ]
  return {
    name,
    perfts,
    yardstick: perfts[0].runner,
    generation: {
      name: `${name} kiwipete generation`,
      run: () => {
        for (let i = 0; i < listsAtOnce; i++) expectCount(`${name} kiwipete`, moves(p), kiwipeteMoves)
        return listsAtOnce
      },
    },
  }
}

function expectCount(what: string, found: number, wanted: number): number {
  if (found !== wanted) throw new Error(`${what}: ${found}, not ${wanted}`)
  return found
}

function kokopuPerft(p: Position, depth: number): number {
  const moves = p.moves()
  if (depth === 1) return moves.length
  let nodes = 0
  for (const move of moves) {
    const next = new Position(p)
    next.play(move)
    nodes += kokopuPerft(next, depth - 1)
  }
  return nodes
}

const chessopsPosition = (fen: string): Chess => Chess.fromSetup(parseFen(fen).unwrap()).unwrap()
