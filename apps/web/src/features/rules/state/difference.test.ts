import type { MoveAnswer } from '@variorum/engine/ask'
import { expect, it } from 'vitest'
import { gistOf, shortText } from './difference.ts'

const victim = (cell: string) => ({ cell, kind: 'pawn', seat: 1, rule: 'leap', partner: null })
const move: MoveAnswer = {
  id: 'd2d6',
  from: 'd2',
  to: 'd6',
  act: 'move',
  kind: 'chameleon',
  seat: 0,
  text: 'Bd2-d6 xd3,d5',
  victims: [victim('d5'), victim('d3')],
}

it('moves are the same when they go to the same cell and take the same men, in whatever order', () => {
  expect(gistOf({ ...move, victims: [victim('d3'), victim('d5')] })).toBe(gistOf(move))
  expect(gistOf({ ...move, victims: [victim('d3')] })).not.toBe(gistOf(move))
  expect(gistOf({ ...move, act: 'swap' })).not.toBe(gistOf(move))
})

it('a move is told by where it goes and whom it takes, and anything but a move by its own text', () => {
  expect(shortText(move)).toBe('d6 × d5, d3')
  expect(shortText({ ...move, victims: [] })).toBe('d6')
  expect(shortText({ ...move, act: 'swap', text: 'Wd2<>d6' })).toBe('Wd2<>d6')
})
