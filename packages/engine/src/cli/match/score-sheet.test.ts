import { expect, test } from 'vitest'
import type { Contest } from './contest.ts'
import { nothingPlayed, ScoreSheet } from './score-sheet.ts'

const contest = (pair: number, seat: number, score: number, reason = 'checkmate'): Contest => ({
  pair,
  seat,
  score,
  reason,
  opening: 0,
  moves: '',
})

test('pairs count in their order, once both games are there', () => {
  const sheet = new ScoreSheet()
  const settled = [contest(1, 0, 1), contest(1, 1, 1), contest(0, 1, 0), contest(0, 0, 0.5), contest(3, 0, 1)].map(
    (one) => {
      sheet.add(one)
      return sheet.settled
    },
  )
  expect(settled).toEqual([0, 0, 0, 2, 2])
  expect([sheet.has(3, 0), sheet.has(3, 1)]).toEqual([true, false])
})

test('a game that was kept twice counts once', () => {
  const sheet = new ScoreSheet()
  for (const one of [contest(0, 0, 1), contest(0, 0, 1), contest(0, 1, 0)]) sheet.add(one)
  expect(sheet.plus(nothingPlayed, 0)).toMatchObject({ games: 2, wins: 1, losses: 1, pairs: [0, 0, 1, 0, 0] })
})

test('the sum tells games, pairs and who forfeited', () => {
  const sheet = new ScoreSheet()
  for (const one of [contest(0, 0, 0.5), contest(0, 1, 1), contest(1, 0, 0, 'forfeit'), contest(1, 1, 1, 'forfeit')])
    sheet.add(one)
  expect([0, 1].reduce((tally, pair) => sheet.plus(tally, pair), nothingPlayed)).toEqual({
    games: 4,
    wins: 2,
    draws: 1,
    losses: 1,
    pairs: [0, 0, 1, 1, 0],
    forfeits: [1, 1],
  })
})
