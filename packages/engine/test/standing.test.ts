import { expect, test } from 'vitest'
import { parsePosition } from '../src/notation/index.ts'
import { knownGame } from './kernel-reading.ts'

// By the laws of each game: men of the palace and elephants cannot leave their points, and what could never move on, or a
// second pawn of a file, is not allowed to come about.
test.each([
  ['xiangqi', '3k5/9/9/9/9/9/9/9/9/2K6 w', 'general', 'c1'],
  ['xiangqi', '3k5/9/9/9/9/9/9/9/9/4KA3 w', '', ''],
  ['xiangqi', '3k5/9/9/9/9/9/9/9/4A4/4K4 w', '', ''],
  ['xiangqi', '3k5/9/9/9/9/9/9/9/3A5/4K4 w', 'advisor', 'd2'],
  ['xiangqi', '3k5/9/9/9/2b6/9/9/9/9/4K4 w', '', ''],
  ['xiangqi', '3k5/9/9/9/9/2b6/9/9/9/4K4 w', 'elephant', 'c5'],
  ['shogi', 'P3k4/9/9/9/9/9/9/9/4K4[] w', 'pawn', 'a9'],
  ['shogi', '4k4/N8/9/9/9/9/9/9/4K4[] w', 'knight', 'a8'],
  ['shogi', '4k4/9/9/P8/9/P8/9/9/4K4[] w', 'pawn', 'a6'],
  ['shogi', '4k4/9/9/P8/9/+P8/9/p8/4K4[] w', '', ''],
])('%s: %s, misplaced: %s %s', (slug, text, kind, cell) => {
  const read = parsePosition(knownGame(slug), text)
  if (kind === '') expect(read.ok).toBe(true)
  else expect(read).toMatchObject({ fault: { reason: 'misplaced', params: { kind } } })
  expect(read.ok ? '' : read.fault.params.cell).toBe(cell)
})
