import { expect, test } from 'vitest'
import { draw, legalIds, royal, tiny } from '../../../test/tiny.ts'
import { rook } from '../../families/orthodox.ts'
import { promotes } from '../../game/index.ts'
import { farRank } from '../regions.ts'
import { lacking } from './lacking.ts'

const on = farRank(1)
const kinds = ['queen', 'tank']
const still = (letter: string) => ({ letter, abilities: [], worth: 1 })
const game = tiny(4, 3, {
  queen: still('Q'),
  tank: still('T'),
  frog: {
    letter: 'F',
    abilities: [promotes(rook, { on, entering: true, among: kinds, offer: lacking(kinds), unless: on })],
    worth: 1,
  },
  pawn: {
    letter: 'P',
    abilities: [promotes(rook, { on, among: [...kinds, 'frog'], offer: lacking(kinds, { otherwise: 'frog' }) })],
    worth: 1,
  },
  king: royal,
})
const movesOf = (drawing: string, from: string) =>
  legalIds(game, draw(game, drawing))
    .split(' ')
    .filter((id) => id.startsWith(from))
    .join(' ')
const far = (man: string, row = '. . . k', near = 'K . . .') => `${row}\n${man}\n${near}`

test('what its side has on the board already is not offered, whatever the other side has', () => {
  expect(movesOf(far('. P . .'), 'b2b3')).toBe('b2b3q b2b3t')
  expect(movesOf(far('. P . Q'), 'b2b3')).toBe('b2b3t')
  expect(movesOf(far('. P . q'), 'b2b3')).toBe('b2b3q b2b3t')
})

test('the last resort is offered when nothing else is, and only then', () => {
  expect(movesOf(far('. P T Q'), 'b2b3')).toBe('b2b3f')
})

test('who may stay what he is has that choice besides, and alone when nothing is offered', () => {
  expect(movesOf(far('. F . Q'), 'b2b3')).toBe('b2b3 b2b3t')
  expect(movesOf(far('. F T Q'), 'b2b3')).toBe('b2b3')
})

test('who must come from outside chooses nothing on moving about within', () => {
  expect(movesOf(far('. . . .', '. F Q .', 'K . k .'), 'b3')).toBe('b3a3 b3b1 b3b2')
})
