import { describe, expect, it } from 'vitest'
import { ownDatabase } from '../../../../test/own-database.ts'
import { visit } from '../../../../test/visit.ts'
import { refusalOf } from '../../../trpc/refusal-of.ts'

ownDatabase()

const variant = 'four-player-chess'
const kings = '6,yK,7/14/14/bK,13/14/3,bR,10/14/13,gK/14/14/14/14/3,rR,10/7,rK,6'

const refused = (change: Promise<unknown>) =>
  change.then(
    () => expect.unreachable('this should have been refused'),
    (error: unknown) => refusalOf(error),
  )

describe('a game of four', () => {
  it('is played against three bots, whose moves their player brings and cannot give up for them', async () => {
    const { ask } = visit()
    const wish = { variant, mode: 'bot', botLevel: 'novice', seat: 2 } as const
    const { id, ...game } = await ask.games.create.mutate({ ...wish, start: `${kings} r` })
    expect(game).toMatchObject({ status: 'playing', botLevel: 'novice', personSeat: 2 })
    expect(await ask.games.move.mutate({ id, ply: 0, move: 'h1h2', clientId: 'client-1' })).toMatchObject({ ply: 1 })
    expect(await refused(ask.games.resign.mutate({ id, seat: 1 }))).toMatchObject({ key: 'badSeat' })
    expect(await refused(ask.games.settle.mutate({ id, ply: 1, as: 'conceded' }))).toMatchObject({ key: 'badSeat' })
    expect(await refused(ask.games.create.mutate({ ...wish, seat: 4 }))).toMatchObject({ key: 'badSeat' })
  })

  it('goes on when one gives up by a move, which can be taken back', async () => {
    const { ask } = visit()
    const { id } = await ask.games.create.mutate({ variant, mode: 'device', start: `${kings} r` })
    const left = await ask.games.move.mutate({ id, ply: 0, move: 'R', clientId: 'client-1' })
    expect(left).toMatchObject({ status: 'playing', moves: ['R'] })
    expect(await refused(ask.games.resign.mutate({ id, seat: 1 }))).toMatchObject({ key: 'badSeat' })
    expect(await ask.games.takeBack.mutate({ id, ply: 0 })).toMatchObject({ status: 'playing', moves: [] })
  })

  it('is over with what each has won when the last but one gives up', async () => {
    const { ask } = visit()
    const start = `${kings} b - - rg 3,9,12,14 0 20`
    const { id } = await ask.games.create.mutate({ variant, mode: 'device', start })
    expect(await ask.games.move.mutate({ id, ply: 0, move: 'R', clientId: 'client-1' })).toMatchObject({
      status: 'over',
      outcome: { reason: 'lastStanding', winner: 2, scores: [3, 9, 32, 14] },
    })
  })

  it('comes in from a text that others wrote a result of two into, and plays on', async () => {
    const { ask } = visit()
    const text = `[SetUp "1"]\n[FEN "${kings} r - - - 0,0,0,0 0 1"]\n[Scores "9-9-9-9"]\n\n1. R Rd9-d8 Kg14-g13 1-0`
    expect(await ask.games.create.mutate({ variant, mode: 'device', text })).toMatchObject({
      status: 'playing',
      outcome: null,
      moves: ['R', 'd9d8', 'g14g13'],
      tags: {},
    })
  })
})
