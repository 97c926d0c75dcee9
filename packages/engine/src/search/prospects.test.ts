import { expect, test } from 'vitest'
import { knownGame } from '../../test/kernel-reading.ts'
import { manOf } from '../position/man.ts'
import { prospectsOf } from './prospects.ts'

/** What a man of the first seat, or another, gains by standing on a cell. */
function gainIn(slug: string): (kind: string, cell: string, seat?: number) => number {
  const game = knownGame(slug)
  const prospects = prospectsOf(game)
  return (name, cell, seat = 0) => {
    const kind = game.kinds.find((one) => one.name === name)
    if (kind === undefined) throw new Error(`${slug} has no ${name}`)
    return prospects[manOf(kind.number, seat) * game.board.size + game.board.names.indexOf(cell)]
  }
}

// Expected from what books on these games teach.
test('a knight on the rim is dim, and in the corner dimmer', () => {
  const gain = gainIn('chess')
  expect(gain('knight', 'e4')).toBeGreaterThan(gain('knight', 'a4'))
  expect(gain('knight', 'a4')).toBeGreaterThan(gain('knight', 'a1'))
})

test('a pawn gains with every step towards the last row, whichever way it goes', () => {
  const gain = gainIn('chess')
  expect(gain('pawn', 'e7')).toBeGreaterThan(2 * gain('pawn', 'e5'))
  expect(gain('pawn', 'e5')).toBeGreaterThan(gain('pawn', 'e3'))
  for (const rank of [2, 3, 4, 5, 6, 7]) expect(gain('pawn', `e${rank}`)).toBe(gain('pawn', `e${9 - rank}`, 1))
})

test('a soldier is worth more once it has crossed the river', () => {
  const gain = gainIn('xiangqi')
  expect(gain('soldier', 'e6')).toBeGreaterThan(gain('soldier', 'e5'))
})

test('where men take otherwise than by landing, reach alone is no gain', () => {
  const gain = gainIn('ultima')
  expect([gain('leaper', 'e4'), gain('immobilizer', 'a1')]).toEqual([0, 0])
})

test('where a king stands is not a matter of what it reaches', () => {
  const gain = gainIn('chess')
  expect([gain('king', 'e4'), gain('king', 'a1')]).toEqual([0, 0])
})
