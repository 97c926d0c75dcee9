import { describe, expect, test } from 'vitest'
import { cancellableFreezing } from '../src/families/ultima.ts'
import { compareFaces } from './faces.ts'
import { sample } from './sample.ts'
import { menagerie } from './tiny.ts'

/** The quick faces of each capture rule against the plain one, on boards of several shapes and with two and three seats. */
const threeSeats = {
  seats: [
    { id: 'white', faces: 'n' },
    { id: 'black', faces: 's' },
    { id: 'red', faces: 'e' },
  ],
}
const boards = [
  ['3 × 3', menagerie(3, 3), 500],
  ['4 × 3', menagerie(4, 3), 400],
  ['5 × 5', menagerie(5, 5), 250],
  ['2 × 7', menagerie(2, 7), 250],
  ['5 × 5 for three', menagerie(5, 5, threeSeats), 250],
  ['5 × 5 where freezing is cancelled', menagerie(5, 5, { guards: cancellableFreezing }), 250],
  ['5 × 5 for three where freezing is cancelled', menagerie(5, 5, { ...threeSeats, guards: cancellableFreezing }), 250],
] as const

const rules = [
  ['pawn', 'pinch'],
  ['withdrawer', 'withdrawal'],
  ['leaper', 'leap'],
  ['coordinator', 'coordination'],
  ['king', 'displacement'],
  ['chameleon', 'displacement'],
  ['chameleon', 'pinch'],
  ['chameleon', 'withdrawal'],
  ['chameleon', 'leap'],
  ['chameleon', 'coordination'],
] as const

describe.each(boards)('on %s', (_, game, count) => {
  test.each(rules)(
    '%s, %s: taking backwards is taking forwards, and whatever would open a capture is marked',
    (kind, rule) => {
      const { seen, complaints } = compareFaces(game, kind, rule, sample(count))
      expect(complaints.slice(0, 3)).toEqual([])
      const narrow = game.board.cellOf('c1') < 0 || game.board.cellOf('a4') < 0
      if (kind !== 'chameleon' && !narrow) {
        expect(seen.takes).toBeGreaterThan(sample(20))
        expect(seen.spares).toBeGreaterThan(sample(20))
        if (kind !== 'king') expect(seen.opened).toBeGreaterThan(sample(20))
      }
    },
  )
})
