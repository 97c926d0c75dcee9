import { describe, expect, test } from 'vitest'
import { anyMove } from '../../test/random-play.ts'
import { type Random, seeded } from '../../test/referee/random.ts'
import { sample } from '../../test/sample.ts'
import { scattered } from '../../test/scattered.ts'
import type { Game } from '../game/index.ts'
import { printPosition, startPosition } from '../notation/index.ts'
import { createMoves } from '../position/move.ts'
import type { Position } from '../position/position.ts'
import { gameOf, slugs } from '../variants/catalogue.ts'
import { CaptureScout } from './capture-scout.ts'

describe.each(slugs)('%s', (slug) => {
  const game = gameOf(slug)
  if (game === undefined) throw new Error(`no game ${slug}`)

  test('what a scout says a move takes is what the rules say it takes', () => {
    const scout = new CaptureScout(game)
    const moves = createMoves()
    const gains = createMoves()
    let captures = 0
    for (const p of positions(game, seeded(31))) {
      const n = game.pseudoLegal(p, moves)
      scout.weigh(p, moves, n, gains)
      const all = Array.from(moves.subarray(0, n))
      const expected = all.map((move) => ({ move, gain: worthTaken(game, p, move) }))
      const told = all.map((move, i) => ({ move, gain: gains[i] }))
      expect({ at: printPosition(game, p), told }).toEqual({ at: printPosition(game, p), told: expected })
      const kept = scout.captures(p, moves, gains)
      const found = Array.from(moves.subarray(0, kept), (move, i) => ({ move, gain: gains[i] }))
      const byMove = (a: { move: number }, b: { move: number }): number => a.move - b.move
      expect(found.toSorted(byMove)).toEqual(expected.filter(({ gain }) => gain > 0).toSorted(byMove))
      captures += kept
    }
    expect(captures).toBeGreaterThan(sample(1_000))
  })
})

/** What the definition says the victims are worth; at least something, and a royal man that ends the game a hundred pawns. */
function worthTaken(game: Game, p: Position, move: number): number {
  const out = createMoves()
  const victims = Array.from(out.subarray(0, game.victimsOf(p, move, out, 0)))
  const worth = victims.reduce((sum, cell) => {
    const kind = game.kinds[p.cells[cell] >> 4]
    return sum + 100 * (kind.royal && !kind.guarded ? 100 : kind.worth)
  }, 0)
  return victims.length > 0 ? Math.max(1, worth) : 0
}

function* positions(game: Game, random: Random): Generator<Position> {
  const p = startPosition(game)
  for (let ply = 0; ply < sample(400); ply++) {
    const move = anyMove(game, p, random)
    if (move === undefined) break
    game.make(p, move)
    yield p
  }
  for (let made = 0; made < sample(1_500); ) {
    const strewn = scattered(game, random)
    if (strewn === undefined) continue
    made++
    yield strewn
  }
}
