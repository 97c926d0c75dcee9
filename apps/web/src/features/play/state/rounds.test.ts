import { expect, it } from 'vitest'
import { roundsOf } from './rounds.ts'

it('counts a move for both sides together, begun or done', () => {
  expect([0, 1, 2, 3, 15].map((ply) => roundsOf(ply, 0, 2))).toEqual([0, 1, 1, 2, 8])
})

it('leaves the first place of the first move empty where the second side begins', () => {
  expect([0, 1, 2, 3].map((ply) => roundsOf(ply, 1, 2))).toEqual([0, 1, 2, 2])
})

it('counts what each has played where more than two play', () => {
  expect([0, 1, 4, 7].map((ply) => roundsOf(ply, 0, 4))).toEqual([0, 1, 4, 7])
})
