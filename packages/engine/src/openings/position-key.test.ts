import { expect, it } from 'vitest'
import { askPosition } from '../ask/index.ts'
import { gameOf, slugs } from '../variants/catalogue.ts'
import { positionKey } from './position-key.ts'

const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'

it('is the same for the same position, however many moves led to it', () => {
  expect(positionKey(start.replace('0 1', '12 31'))).toBe(positionKey(start))
})

it('tells apart who is to move, what may still be done, and where men stand', () => {
  const others = [start.replace(' w ', ' b '), start.replace('KQkq', 'KQk'), start.replace('/8/8/', '/7P/8/')]
  expect(new Set([start, ...others].map(positionKey)).size).toBe(4)
})

it('is kept in files and databases, so it never changes', () => {
  // What it gave when the first of them were written.
  expect(positionKey(start)).toBe('105epd30iph887')
})

it.each(slugs)('is of everything but the two counters that end position text: %s', (slug) => {
  const game = gameOf(slug)
  const line = { variant: slug, moves: [] }
  const position = game && askPosition(game, line)
  if (!position?.ok) throw new Error('no start')
  const { fen, quiet, moveNumber } = position.value
  expect(fen.split(' ').slice(-2)).toEqual([`${quiet}`, `${moveNumber}`])
})
