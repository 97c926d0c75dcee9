import { describe, expect, test } from 'vitest'
import { askCanWin } from '../src/ask/index.ts'
import { startPosition } from '../src/notation/index.ts'
import { slugs } from '../src/variants/catalogue.ts'
import { knownGame } from './kernel-reading.ts'
import { anyMove } from './random-play.ts'
import { seeded } from './referee/random.ts'
import { sample } from './sample.ts'

const canWin = (slug: string, start: string, seat: number) => {
  const asked = askCanWin(knownGame(slug), { variant: slug, start, moves: [] }, seat)
  if (!asked.ok) throw new Error(`${slug}: ${start}: ${asked.error.key}`)
  return asked.value
}

/**
 * T-D1. White has the men named, Black's clock is at its end. Chess and its like as lichess decides it (scalachess,
 * insufficient mating material, and its tests of it); antichess as its discussion of one knight against one has it
 * (scalachess 296). The others by their rules: where a king takes a king, a lone one can; where taken men change sides,
 * there are men; elsewhere a lone king attacks nobody it may stand beside.
 */
const table = [
  ['chess', 'a bare king', '4k3/8/8/8/8/8/8/QQ2K3 b', 1, false],
  ['chess', 'a knight against a queen', '4k2q/8/8/8/8/8/8/N3K3 b', 0, false],
  ['chess', 'a knight against a rook', '4k2r/8/8/8/8/8/8/N3K3 b', 0, true],
  ['chess', 'a knight against a knight', '4k2n/8/8/8/8/8/8/N3K3 b', 0, true],
  ['chess', 'a knight against a bare king', '4k3/8/8/8/8/8/8/N3K3 b', 0, false],
  ['chess', 'two knights against a bare king', '4k3/8/8/8/8/8/8/NN2K3 b', 0, true],
  ['chess', 'a bishop against one of its tone', '4kb2/8/8/8/8/8/8/2B1K3 b', 0, false],
  ['chess', 'a bishop against one of the other tone', '2b1k3/8/8/8/8/8/8/2B1K3 b', 0, true],
  ['chess', 'a bishop against a rook', '4k2r/8/8/8/8/8/8/2B1K3 b', 0, false],
  ['chess', 'a bishop against a pawn', '4k3/7p/8/8/8/8/8/2B1K3 b', 0, true],
  ['chess', 'a pawn', '4k3/8/8/8/8/8/P7/4K3 b', 0, true],
  ['chess', 'bishop and knight', '4k3/8/8/8/8/8/8/NB2K3 b', 0, true],
  ['ultima', 'a bare king', '4k3/8/8/8/8/8/8/PP2K3 b', 1, false],
  ['ultima', 'a king and a pawn', '4k3/8/8/8/8/8/8/P3K3 b', 0, true],
  ['baroque', 'a bare king', '4k3/8/8/8/8/8/8/PP2K3 b', 1, false],
  ['baroque+king-taken', 'a bare king', '4k3/8/8/8/8/8/8/PP2K3 b', 1, true],
  ['fugue', 'a bare king', '4k3/8/8/8/8/8/8/PP2K3 b', 1, true],
  ['atomic-chess', 'a bare king', '4k3/8/8/8/8/8/8/QQ2K3 b', 1, false],
  ['duck-chess', 'a bare king', '4k3/8/8/8/8/8/8/QQ2K3 b', 1, true],
  ['fog-of-war', 'a bare king', '4k3/8/8/8/8/8/8/QQ2K3 b', 1, true],
  ['crazyhouse', 'a bare king', '4k3/8/8/8/8/8/8/QQ2K3[] b', 1, true],
  ['antichess', 'a bishop against one of its tone', '5b2/8/8/8/8/8/8/2B5 b', 0, true],
  ['antichess', 'a bishop against one of the other tone', '2b5/8/8/8/8/8/8/2B5 b', 0, false],
  ['antichess', 'a knight on the tone of the other, which moves', '6n1/8/8/8/8/8/8/1N6 b', 0, false],
  ['antichess', 'a knight on the tone of the other, moving', '6n1/8/8/8/8/8/8/1N6 w', 0, true],
  ['antichess', 'a knight on another tone than the other, which moves', '1n6/8/8/8/8/8/8/1N6 b', 0, true],
] as const

test.each(table)('%s: %s (%s, seat %i) could win: %s', (slug, _, start, seat, expected) => {
  expect(canWin(slug, start, seat)).toBe(expected)
})

describe.each(slugs)('%s', (slug) => {
  const game = knownGame(slug)

  test('who is said not to be able to win never is again, and does not win', () => {
    for (let seed = 0; seed < sample(8); seed++) {
      const random = seeded(seed)
      const p = startPosition(game)
      const seats = game.variant.seats.map((_, seat) => seat)
      let out = seats.map(() => false)
      for (let ply = 0; ply < 250; ply++) {
        const could = seats.map((seat) => game.canWin(p, seat))
        expect(
          seats.every((seat) => !(out[seat] && could[seat])),
          `${slug}, seed ${seed}, ply ${ply}`,
        ).toBe(true)
        out = could.map((can) => !can)
        const outcome = game.outcome(p)
        if (outcome !== undefined) {
          const best = Math.max(...outcome.scores)
          const isShared = outcome.scores.every((score) => score === best)
          for (const seat of seats) expect(out[seat] && outcome.scores[seat] === best && !isShared).toBe(false)
          break
        }
        const move = anyMove(game, p, random)
        if (move === undefined) break
        game.make(p, move)
      }
    }
  })
})
