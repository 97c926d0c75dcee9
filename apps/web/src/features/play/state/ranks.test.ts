import { expect, test } from 'vitest'
import { ranksOf } from './ranks.ts'

test('the highest score comes first, and seats that are even share a place and leave the next one out', () => {
  expect(ranksOf([20, 45, 20, 0])).toEqual([
    { seat: 1, rank: 1, score: 45 },
    { seat: 0, rank: 2, score: 20 },
    { seat: 2, rank: 2, score: 20 },
    { seat: 3, rank: 4, score: 0 },
  ])
})
