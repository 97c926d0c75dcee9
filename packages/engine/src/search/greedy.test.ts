import { expect, test } from 'vitest'
import { moveId } from '../notation/move-text.ts'
import { parsePosition } from '../notation/position-text.ts'
import { gameOf } from '../variants/catalogue.ts'
import { greedyMove, numbersFrom } from './index.ts'

function chosen(slug: string, text: string): Set<string> {
  const game = gameOf(slug)
  if (game === undefined) throw new Error(`no ${slug}`)
  const read = parsePosition(game, text)
  if (!read.ok) throw new Error(read.fault.reason)
  const p = read.value
  const seeds = Array.from({ length: 40 }, (_, seed) => seed)
  return new Set(seeds.map((seed) => moveId(game, p, greedyMove(game, p, numbersFrom(seed)) ?? 0)))
}

test('mates rather than take a queen', () => {
  // The rook mates on the back rank, as in any primer; the bishop could take the queen.
  expect([...chosen('chess', '6k1/5ppp/8/7q/8/8/4B3/R5K1 w - - 0 1')]).toEqual(['a1a8'])
})

test('takes the dearest man it can, however well guarded', () => {
  // The pawn may take a knight or a rook; the rook is worth more in every book.
  expect([...chosen('chess', '4k3/8/8/2r1n3/3P4/8/8/4K3 w - - 0 1')]).toEqual(['d4c5'])
})

test('counts all that one move takes', () => {
  // Abbott's long leaper takes one pawn if it stops between the two, both if it leaps on.
  const moves = [...chosen('ultima', '7k/8/8/3p4/8/3p4/8/3N3K w')].sort()
  expect(moves).toEqual(['d1d6', 'd1d7', 'd1d8'])
})

test('moves at random where nothing is to be had', () => {
  // A lone king in the middle has eight moves.
  expect(chosen('chess', '7k/8/8/8/3K4/8/8/8 w - - 0 1').size).toBeGreaterThan(4)
})
