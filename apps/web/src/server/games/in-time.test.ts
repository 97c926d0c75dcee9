import { expect, it } from 'vitest'
import { sitDown } from '../../../test/online.ts'
import { ownDatabase } from '../../../test/own-database.ts'
import { pulse } from '../db/schema/index.ts'
import { giveBackAbsence } from './in-time.ts'

const db = ownDatabase()
const minute = 60_000

/** A game of three minutes in which both have moved, and servers that were there until now. */
async function begun() {
  await db().delete(pulse)
  const game = await sitDown(db(), { variant: 'ultima' })
  for (const [seat, move] of ['e2e4', 'e7e5'].entries()) await game.move(seat, move)
  await giveBackAbsence(db(), game.now())
  return game
}

it('a move that comes before the time of an absence is given back costs nothing of it', async () => {
  const game = await begun()
  game.wait(10 * minute)
  const { row, times } = await game.move(0, 'd2d4')
  expect(row).toMatchObject({ status: 'playing', ply: 3 })
  expect(times[2]).toEqual({ left: 182_000, spent: 0 })
})

it('an act that comes first ends no game by time', async () => {
  const game = await begun()
  game.wait(10 * minute)
  expect((await game.act(0, 'offerDraw')).row).toMatchObject({ status: 'playing', offers: { draw: 0 } })
})

it('what is given back is given once, whoever asks first and however many', async () => {
  const game = await begun()
  game.wait(10 * minute)
  await Promise.all([game.move(0, 'd2d4'), giveBackAbsence(db(), game.now()), giveBackAbsence(db(), game.now())])
  const { row } = await game.read()
  expect(row.version).toBe(4)
  expect(row.clockState).toMatchObject({ since: game.now().getTime(), seats: [{ left: 182_000 }, { left: 180_000 }] })
})

it('time in which a server was there is not given back', async () => {
  const game = await begun()
  game.wait(5_000)
  expect((await game.move(0, 'd2d4')).times[2]).toMatchObject({ spent: 5_000 })
})

it('a server whose clock is far behind begins no turn that is over by the others’', async () => {
  const game = await begun()
  await giveBackAbsence(db(), new Date(game.now().getTime() + 60 * minute))
  const { row } = await game.move(0, 'd2d4')
  expect(row.clockState?.since).toBe(game.now().getTime() + 60 * minute - 5_000)
})
