import { gameOf } from '@variorum/engine/catalogue'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Sitting, sitDown } from '../../../test/online.ts'
import { ownDatabase } from '../../../test/own-database.ts'
import { game as gameTable } from '../db/schema/index.ts'
import { endOverdue } from './end-overdue.ts'
import { shiftForAbsence } from './shift-for-absence.ts'

const db = ownDatabase()
beforeEach(() =>
  db()
    .delete(gameTable)
    .then(() => undefined),
)

const minute = 60_000

async function begun(wish: Partial<Sitting> = {}) {
  const game = await sitDown(db(), { variant: 'ultima', ...wish })
  const moves = wish.start ? ['e1e2', 'e8e7'] : ['e2e4', 'e7e5']
  for (const [seat, move] of moves.entries()) await game.move(seat, move)
  return game
}
type Game = Awaited<ReturnType<typeof begun>>

const sweep = (game: Game) => endOverdue(db(), gameOf, game.now())

// T-C5.
describe('a flag', () => {
  it('falls though nobody is connected, not before the deadline, and once', async () => {
    const game = await begun()
    const { deadline } = (await game.read()).row
    // Three minutes, and the grace of three gains of 870 ms, of which no more than two seconds are waited.
    expect(deadline?.getTime()).toBe(game.now().getTime() + 3 * minute + 2_000)
    game.wait(3 * minute + 1_999)
    expect(await sweep(game)).toEqual([])
    game.wait(1)
    expect(await sweep(game)).toEqual([{ id: game.id, version: 3 }])
    expect(await sweep(game)).toEqual([])
    const { row } = await game.read()
    expect(row).toMatchObject({ status: 'over', reason: 'timeout', winner: 1, scores: [0, 1], deadline: null })
    expect(row.clockState).toMatchObject({ running: null, seats: [{ left: 0 }, { left: 180_000 }] })
  })

  it('has fallen for a move that comes after it, which is not played', async () => {
    const game = await begun()
    game.wait(3 * minute + 2_000)
    const { row, moves } = await game.move(0, 'd2d4')
    expect(row).toMatchObject({ status: 'over', reason: 'timeout', winner: 1 })
    expect(moves).toHaveLength(2)
  })

  it('has fallen for a move that was late by more than its lag, though nobody had noticed', async () => {
    const late = await begun()
    late.wait(3 * minute + 500)
    expect((await late.move(0, 'd2d4', { thought: 3 * minute + 100 })).row).toMatchObject({
      reason: 'timeout',
      winner: 1,
    })
    const forgiven = await begun()
    forgiven.wait(3 * minute + 500)
    const { row, times } = await forgiven.move(0, 'd2d4', { thought: 3 * minute - 100 })
    expect(row.status).toBe('playing')
    expect(times[2]).toEqual({ left: 2_100, spent: 3 * minute - 100 })
  })

  it('has fallen for whatever else is done after it', async () => {
    const game = await begun()
    game.wait(4 * minute)
    expect((await game.act(0, 'offerDraw')).row).toMatchObject({ reason: 'timeout', winner: 1 })
  })

  it('of a game of days falls after as many', async () => {
    const game = await begun({ clock: { kind: 'days', days: 3 } })
    game.wait(3 * 24 * 60 * minute - 1)
    expect(await sweep(game)).toEqual([])
    game.wait(1)
    expect(await sweep(game)).toHaveLength(1)
  })

  // T-D1: the definition of the game says who could win.
  it('draws where the other could not have won, or had offered a draw', async () => {
    const bare = await begun({ start: '4k3/8/8/8/8/8/8/PP2K3 w' })
    bare.wait(4 * minute)
    await sweep(bare)
    expect((await bare.read()).row).toMatchObject({ reason: 'timeoutInsufficient', winner: null, scores: [0.5, 0.5] })
    const offered = await begun()
    await offered.act(1, 'offerDraw')
    offered.wait(4 * minute)
    await sweep(offered)
    expect((await offered.read()).row).toMatchObject({ reason: 'agreement', winner: null })
  })

  it('is taken from whoever has it in hand by no other process', async () => {
    const games = [await begun(), await begun(), await begun()]
    const [first] = games
    first?.wait(4 * minute)
    const swept = first ? await Promise.all([sweep(first), sweep(first)]) : []
    expect(
      swept
        .flat()
        .map(({ id }) => id)
        .sort(),
    ).toEqual(games.map(({ id }) => id).sort())
  })
})

describe('a game that cannot be ended', () => {
  it('keeps no other from its end', async () => {
    const [broken, sound] = [await begun(), await begun()]
    await db().update(gameTable).set({ clockState: null }).where(eq(gameTable.id, broken.id))
    sound.wait(4 * minute)
    expect(await sweep(sound)).toEqual([{ id: sound.id, version: 3 }])
  })
})

// T-A2.
describe('a first move', () => {
  it('has an allowance, twice as long in one’s first game of a variant, and is a no-show after it', async () => {
    const players = [
      { id: 'newcomer', name: null },
      { id: 'another', name: null },
    ]
    const first = await sitDown(db(), { variant: 'ultima', players })
    first.wait(49_999)
    expect(await sweep(first)).toEqual([])
    first.wait(1)
    expect(await sweep(first)).toHaveLength(1)
    expect((await first.read()).row).toMatchObject({ status: 'over', reason: 'noShow', winner: null, scores: [] })
    const second = await sitDown(db(), { variant: 'ultima', players })
    second.wait(25_000)
    expect(await sweep(second)).toHaveLength(1)
    const elsewhere = await sitDown(db(), { variant: 'chess', players })
    elsewhere.wait(25_000)
    expect(await sweep(elsewhere)).toEqual([])
  })

  it('that is late costs the other nothing either', async () => {
    const game = await sitDown(db(), { variant: 'ultima' })
    await game.move(0, 'e2e4')
    game.wait(minute)
    const { row, moves } = await game.move(1, 'e7e5')
    expect(row).toMatchObject({ reason: 'noShow', winner: null })
    expect(moves).toHaveLength(1)
  })
})

// T-C5, the restarting server.
describe('time in which no server was there', () => {
  it('is nobody’s: clocks, deadlines and absence go on from where they were', async () => {
    const game = await begun()
    game.wait(minute)
    game.wait(10 * minute)
    expect(await shiftForAbsence(db(), 10 * minute, game.now())).toEqual([{ id: game.id, version: 3 }])
    expect(await sweep(game)).toEqual([])
    const { row, times } = await game.move(0, 'd2d4')
    expect(times[2]).toEqual({ left: 2 * minute + 2_000, spent: minute })
    expect(row.version).toBe(4)
  })

  it('does not reach a turn that began since, nor a game that is over', async () => {
    const [running, over] = [await begun(), await begun()]
    await over.act(0, 'resign')
    await shiftForAbsence(db(), 10 * minute, running.now())
    expect((await running.read()).row.clockState?.since).toBe(running.now().getTime())
    expect((await over.read()).row.version).toBe(3)
  })
})
