import { expect, test } from 'vitest'
import { legalIds } from '../../../test/tiny.ts'
import { askExplain } from '../../ask/index.ts'
import { compile } from '../../game/index.ts'
import { parsePosition } from '../../notation/index.ts'
import grandChess from './grand-chess.ts'

const game = compile(grandChess)
/** White with all its men, and a pawn a step from the last rank. */
const waiting = '4k2r2/6P3/10/10/10/10/10/RNBQKCABNR/10/10 w'

function movesFrom(text: string, from: string): string[] {
  const read = parsePosition(game, text)
  if (!read.ok) throw new Error(read.fault.reason)
  return legalIds(game, read.value)
    .split(' ')
    .filter((id) => id.startsWith(from))
}

function hindrancesOf(start: string, cell: string) {
  const asked = askExplain(game, { variant: 'grand-chess', start, moves: [] }, cell)
  if (!asked.ok) throw new Error(asked.error.key)
  return asked.value.hindrances
}

test('what a side has lost is offered once more, and of each kind no more than it began with', () => {
  const lacking = (army: string) => movesFrom(`4k5/6P3/10/10/10/10/10/${army}/10/10 w`, 'g9')
  expect(lacking('RNBQKCABNR')).toEqual([])
  expect(lacking('RNBQKCAB1R')).toEqual(['g9g10n'])
  expect(lacking('1NBQK1ABNR')).toEqual(['g9g10c', 'g9g10r'])
  expect(lacking('4K5')).toEqual(['a', 'b', 'c', 'n', 'q', 'r'].map((letter) => `g9g10${letter}`))
})

test('what Black has lost does White no good', () => {
  expect(movesFrom('4k5/6P3/10/10/10/10/10/RNBQKCABNR/10/10 w', 'g9')).toEqual([])
  expect(movesFrom('rnbqkcabn1/10/10/10/10/10/10/10/6p3/4K5 b', 'g2')).toEqual(['g2g1r'])
})

test('on the eighth and ninth ranks one may stay a pawn, and does where nothing is to be had', () => {
  expect(movesFrom('4k5/10/6P3/10/10/10/10/RNBQKCABNR/10/10 w', 'g8')).toEqual(['g8g9'])
  expect(movesFrom('4k5/10/6P3/10/10/10/10/RNB1KCABNR/10/10 w', 'g8')).toEqual(['g8g9', 'g8g9q'])
})

test('a pawn that waits says what keeps it, ahead and in taking', () => {
  expect(hindrancesOf(waiting, 'g9').map(({ to, key }) => `${to} ${key}`)).toEqual([
    'g10 nobodyToBecome',
    'h10 nobodyToBecome',
  ])
  expect(hindrancesOf(waiting.replace('RN', 'R1'), 'g9')).toEqual([])
})

test('a king that a waiting pawn could take may not be left there', () => {
  const read = parsePosition(game, '5k4/6P3/10/10/10/10/5P4/RNBQKCABNR/10/10 w')
  expect(read).toMatchObject({ ok: false, fault: { reason: 'royalCapturable' } })
})
