import { expect, it } from 'vitest'
import { movesOf } from './moves-of.ts'

const ours = (ply: number, start: string | null = null) => movesOf({ variant: 'ultima', start, ply })

it('counts a move for both sides together, as the list of moves does', () => {
  expect([0, 1, 2, 3, 15].map((ply) => ours(ply))).toEqual([0, 1, 1, 2, 8])
})

it('begins the first move in its middle where Black begins', () => {
  const start = '7k/8/5q2/2np4/3M4/8/8/K7 b'
  expect([1, 2, 3].map((ply) => ours(ply, start))).toEqual([1, 2, 2])
})

it('counts the steps of a game that outlived its rules', () => {
  expect(movesOf({ variant: 'forgotten', start: null, ply: 3 })).toBe(3)
})
