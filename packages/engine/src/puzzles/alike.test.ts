import { expect, test } from 'vitest'
import { gameOf } from '../variants/catalogue.ts'
import { Alike } from './alike.ts'

const alikeIn = (slug: string): Alike => {
  const game = gameOf(slug)
  if (game === undefined) throw new Error(`no ${slug}`)
  return new Alike(game)
}
const told = (position: string, led: string, move: string) => ({ position, led, line: [{ move, also: [] }] })

const white = told('4k3/5ppp/8/1N6/8/8/r4PPP/6K1 b - -', 'a2a8', 'b5c7')

test('a puzzle met a second time is known, also with a few men elsewhere', () => {
  const alike = alikeIn('chess')
  expect(alike.isKnown(white)).toBe(false)
  expect(alike.isKnown(white)).toBe(true)
  expect(alike.isKnown(told('4k3/5ppp/8/1N6/8/7P/r4PP1/6K1 b - -', 'a2a8', 'b5c7'))).toBe(true)
})

test('one with another first step is not', () => {
  const alike = alikeIn('chess')
  alike.isKnown(white)
  expect(alike.isKnown(told('4k3/5ppp/8/1N6/8/8/r4PPP/6K1 b - -', 'a2a8', 'b5d6'))).toBe(false)
})

test('the board turned upside down with the sides exchanged is the same where the array is', () => {
  const alike = alikeIn('chess')
  alike.isKnown(white)
  expect(alike.isKnown(told('6k1/R4ppp/8/8/1n6/8/5PPP/4K3 w - -', 'a7a1', 'b4c2'))).toBe(true)
})

test('the mirror image is the same in xiangqi, whose array is its own, and another in chess', () => {
  const mirrored = told('3k4/ppp5/8/6N1/8/8/PPP4r/1K6 b - -', 'h2h8', 'g5f7')
  const chess = alikeIn('chess')
  chess.isKnown(white)
  expect(chess.isKnown(mirrored)).toBe(false)
  const xiangqi = alikeIn('xiangqi')
  xiangqi.isKnown(told('4k4/9/9/9/9/9/9/9/9/R3K4 b', 'e9e10', 'a1a10'))
  expect(xiangqi.isKnown(told('4k4/9/9/9/9/9/9/9/9/4K3R b', 'e9e10', 'i1i10'))).toBe(true)
})
