import { expect, test } from 'vitest'
import { knownGame, positionOf } from '../../../test/kernel-reading.ts'
import { moveId, readMove } from '../move-text.ts'

/** Games that write moves with both cells, in which kings castle all the same: each to the side the sign says. */
test.each([
  ['alice-chess', 'r3k2r/8/8/8/8/8/8/R3K2R//8/8/8/8/8/8/8/8 w KQkq 0 1', 'O-O', 'e1g1'],
  ['alice-chess', 'r3k2r/8/8/8/8/8/8/R3K2R//8/8/8/8/8/8/8/8 b KQkq 0 1', '0-0-0+', 'e8c8'],
  ['four-player-chess', '14/14/14/14/14/14/bK,12,gK/14/14/14/14/6,yK,7/14/3,rR,3,rK,2,rR,3 r rKQ', 'O-O-O', 'h1f1'],
])('%s: after %s a king castles by %s', (slug, position, text, id) => {
  const game = knownGame(slug)
  const p = positionOf(game, position)
  const read = readMove(game, p, text)
  expect(read.ok ? moveId(game, p, read.value) : read.fault.reason).toBe(id)
})
