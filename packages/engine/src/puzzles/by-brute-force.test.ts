import { expect, test } from 'vitest'
import type { Game } from '../game/index.ts'
import { parsePosition } from '../notation/position-text.ts'
import { createMoves } from '../position/move.ts'
import type { Position } from '../position/position.ts'
import { gameOf } from '../variants/catalogue.ts'
import { Balance } from './balance.ts'
import { legalMoves } from './listed.ts'
import { MateProof } from './mate-proof.ts'
import { WinProof } from './win-proof.ts'

/*
 * The proofs against a reading that keeps nothing in mind, orders nothing and cuts nothing off: definitions of a forced
 * win and of a balance at rest, written down as they are said.
 */

function opened(slug: string, text: string): { game: Game; p: Position } {
  const game = gameOf(slug)
  const read = game && parsePosition(game, text)
  if (game === undefined || !read?.ok) throw new Error(`${slug}: ${text}`)
  return { game, p: read.value }
}

function winsByForce(game: Game, p: Position, seat: number, steps: number): boolean {
  const outcome = game.outcome(p)
  if (outcome !== undefined) return outcome.scores[seat] === 1
  if (steps === 0) return false
  const isSolver = p.mover === seat
  const after = legalMoves(game, p).map((move) => {
    game.make(p, move)
    const wins = winsByForce(game, p, seat, isSolver ? steps - 1 : steps)
    p.unmake()
    return wins
  })
  return isSolver ? after.includes(true) : !after.includes(false)
}

test.each([
  ['chess', '7k/8/5K2/8/8/8/8/R7 w - -'],
  ['chess', '7k/8/4K3/8/8/8/8/R7 w - -'],
  ['ultima', '7k/p7/6M1/8/8/8/8/K6B w'],
  ['ultima', '6k1/p7/6M1/5K2/8/8/8/7B w'],
  ['baroque', '7k/8/6M1/8/8/8/8/K6B w'],
  ['fugue', '7k/8/6I1/8/8/8/8/K6Q w'],
])('%s: whether %s is won by force in one and in two is said as brute force says it', (slug, text) => {
  const { game, p } = opened(slug, text)
  const proof = new MateProof(game)
  for (const steps of [1, 2]) {
    proof.begin(p.mover)
    expect(proof.wins(p, steps)).toBe(winsByForce(game, p, p.mover, steps))
  }
})

/** What is left when whoever is to move takes or leaves, each as it likes. */
function atRest(game: Game, balance: Balance, p: Position): number {
  let best = balance.of(p)
  const victims = createMoves()
  for (const move of legalMoves(game, p)) {
    if (game.victimsOf(p, move, victims, 0) === 0) continue
    game.make(p, move)
    best = Math.max(best, 0 - atRest(game, balance, p))
    p.unmake()
  }
  return best
}

test.each([
  ['chess', '4k3/1p2r3/8/2n5/3B4/8/1R3P2/4K3 w - -'],
  ['ultima', '7k/2p5/8/1n6/3N4/2P5/8/K6Q w'],
  ['baroque', '7k/2p5/8/1n6/3N4/2P5/8/K6Q w'],
])('%s: what every step in %s leaves at rest is what brute force says', (slug, text) => {
  const { game, p } = opened(slug, text)
  const proof = new WinProof(game)
  const balance = new Balance(game)
  proof.begin(p)
  for (const move of legalMoves(game, p)) {
    const value = proof.valueOf(p, move, 1)
    game.make(p, move)
    // A side in check is looked at further by the proof; those at rest are compared.
    const expected = game.isInCheck(p, p.mover) ? value : 0 - atRest(game, balance, p)
    p.unmake()
    expect(value).toBe(expected)
  }
})
