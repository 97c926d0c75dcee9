import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ownDatabase } from '../../../../test/own-database.ts'
import { visit } from '../../../../test/visit.ts'
import { gameMove } from '../../../server/db/schema/index.ts'
import { refusalOf } from '../../../trpc/refusal-of.ts'

const db = ownDatabase()

// The server's clock; what a device has counted is told by the test itself.
const server = vi.hoisted(() => ({ ms: 0 }))
vi.mock('../../../server/time/steady-clock.ts', async (original) => ({
  ...(await original<object>()),
  steadyNow: () => new Date(server.ms),
}))
beforeEach(() => {
  server.ms = Date.now()
})
const pass = (ms: number) => {
  server.ms += ms
}

const fischer = { kind: 'fischer', initial: 60_000, increment: 2_000 } as const
const byoyomi = { kind: 'byoyomi', initial: 10_000, increment: 0, period: 5_000, periods: 2 } as const
type Clock = typeof fischer | typeof byoyomi

const refused = (change: Promise<unknown>) =>
  change.then(
    () => expect.unreachable('this should have been refused'),
    (error: unknown) => refusalOf(error),
  )

/** A game of Ultima on one device, an hour after it was begun, so that time enough has passed for whatever is told. */
async function begun(clock: Clock = fischer, start?: string) {
  const { ask } = visit()
  const { id, clock: first } = await ask.games.create.mutate({ variant: 'ultima', mode: 'device', clock, start })
  pass(3_600_000)
  const move = (ply: number, text: string, thought?: number) =>
    ask.games.move.mutate({ id, ply, move: text, thought, clientId: `client-${ply}` })
  return { ask, id, first, move }
}

/** Both have ended their first turns, so that the clocks run. */
async function running(clock: Clock = fischer) {
  const game = await begun(clock)
  await game.move(0, 'a2a4', 7_000)
  await game.move(1, 'a7a5', 9_000)
  return game
}

describe('a game on one device', () => {
  it('has no clock unless one was asked for, and never one of days', async () => {
    const { ask } = visit()
    expect(await ask.games.create.mutate({ variant: 'ultima', mode: 'device' })).toMatchObject({ clock: null })
    const days = { kind: 'days', days: 3 } as const
    const asked = ask.games.create.mutate({ variant: 'ultima', mode: 'device', clock: days })
    expect(await refused(asked)).toMatchObject({ key: 'badInput' })
  })

  it('gives everybody a first turn that costs nothing, and then takes off what a turn took and adds the increment', async () => {
    const { first, move } = await begun()
    expect(first).toMatchObject({ rule: fischer, state: { running: 0, isFirst: true } })
    await move(0, 'a2a4', 7_000)
    expect((await move(1, 'a7a5', 9_000)).clock?.state).toMatchObject({
      running: 0,
      isFirst: false,
      seats: [{ left: 60_000 }, { left: 60_000 }],
    })
    expect((await move(2, 'b2b4', 15_000)).clock?.state).toMatchObject({
      running: 1,
      seats: [{ left: 60_000 - 15_000 + 2_000 }, { left: 60_000 }],
    })
  })

  it('counts periods down, each whole again when a turn ends within it', async () => {
    const { move } = await running(byoyomi)
    // Ten seconds, and two of the five that follow; then seven, which is one period and two seconds of the next.
    expect((await move(2, 'b2b4', 12_000)).clock?.state.seats[0]).toMatchObject({ left: 0, periods: 2 })
    await move(3, 'b7b5', 0)
    expect((await move(4, 'c2c4', 7_000)).clock?.state.seats[0]).toMatchObject({ left: 0, periods: 1 })
  })

  it('keeps with every move what its turn took and what was left', async () => {
    const { id, move } = await running()
    await move(2, 'b2b4', 15_000)
    const rows = (await db().select().from(gameMove)).filter(({ gameId }) => gameId === id)
    expect(rows.map(({ spent, left }) => [spent, left])).toEqual([
      [7_000, 60_000],
      [9_000, 60_000],
      [15_000, 47_000],
    ])
  })

  it('is the same after the move was sent twice', async () => {
    const { move } = await running()
    const once = await move(2, 'b2b4', 15_000)
    expect(await move(2, 'b2b4', 15_000)).toEqual(once)
  })

  it('refuses a move without a time, with one below nothing, and one after the flag', async () => {
    const { ask, id, move } = await running()
    expect(await refused(move(2, 'b2b4'))).toMatchObject({ key: 'noThought' })
    expect(await refused(move(2, 'b2b4', -1))).toMatchObject({ key: 'badInput' })
    expect(await refused(move(2, 'b2b4', 60_000))).toMatchObject({ key: 'timeUp', game: { ply: 2 } })
    expect(await ask.games.get.query({ id })).toMatchObject({ ply: 2, status: 'playing' })
  })
})

describe('a flag', () => {
  it('is lost by whose time ran out, and told twice it has fallen once', async () => {
    const { ask, id } = await running()
    const over = await ask.games.flag.mutate({ id, ply: 2, thought: 60_010 })
    expect(over).toMatchObject({
      status: 'over',
      outcome: { reason: 'timeout', winner: 1, scores: [0, 1] },
      clock: { state: { running: null, seats: [{ left: 0 }, { left: 60_000 }] } },
    })
    expect(await ask.games.flag.mutate({ id, ply: 2, thought: 60_010 })).toEqual(over)
    expect(await refused(ask.games.takeBack.mutate({ id, ply: 0 }))).toMatchObject({ key: 'gameOver' })
  })

  it('is no loss where the other could not have won', async () => {
    const { ask, id, move } = await begun(fischer, '4k3/8/8/8/8/8/8/PP2K3 w')
    await move(0, 'a1a2', 0)
    await move(1, 'e8e7', 0)
    expect(await ask.games.flag.mutate({ id, ply: 2, thought: 60_000 })).toMatchObject({
      outcome: { reason: 'timeoutInsufficient', winner: null, scores: [0.5, 0.5] },
    })
  })

  it('does not fall while time is left, in a first turn, nor sooner than so much time can have passed', async () => {
    const first = await begun()
    expect(await refused(first.ask.games.flag.mutate({ id: first.id, ply: 0, thought: 90_000 }))).toMatchObject({
      key: 'noTimeRuns',
    })
    const { ask, id } = await running()
    expect(await refused(ask.games.flag.mutate({ id, ply: 2, thought: 59_999 }))).toMatchObject({ key: 'timeIsLeft' })
    expect(await refused(ask.games.flag.mutate({ id, ply: 1, thought: 60_000 }))).toMatchObject({ key: 'conflict' })
    pass(-3_590_000)
    expect(await refused(ask.games.flag.mutate({ id, ply: 2, thought: 60_000 }))).toMatchObject({ key: 'timeIsLeft' })
  })

  it('falls in no game without a clock, and in no game that is over', async () => {
    const { ask } = visit()
    const { id } = await ask.games.create.mutate({ variant: 'ultima', mode: 'device' })
    expect(await refused(ask.games.flag.mutate({ id, ply: 0, thought: 0 }))).toMatchObject({ key: 'noTimeRuns' })
    const game = await running()
    await game.ask.games.resign.mutate({ id: game.id, seat: 0, thought: 5_000 })
    expect(await refused(game.ask.games.flag.mutate({ id: game.id, ply: 2, thought: 60_000 }))).toMatchObject({
      key: 'gameOver',
    })
  })

  it('has the seat give up where others play on', async () => {
    const { ask } = visit()
    const wish = { variant: 'four-player-chess', mode: 'device', clock: fischer } as const
    const { id } = await ask.games.create.mutate(wish)
    pass(3_600_000)
    for (const [ply, move] of ['d2d3', 'b5c5', 'd13d12', 'm5l5'].entries()) {
      await ask.games.move.mutate({ id, ply, move, thought: 0, clientId: `client-${ply}` })
    }
    const told = { id, ply: 4, thought: 60_000 }
    const after = await ask.games.flag.mutate(told)
    expect(after).toMatchObject({ status: 'playing', ply: 5, clock: { state: { running: 1, isFirst: false } } })
    expect(after.clock?.state.seats.map(({ left }) => left)).toEqual([0, 60_000, 60_000, 60_000])
    expect(await ask.games.flag.mutate(told)).toEqual(after)
  })
})

describe('a move taken back', () => {
  it('gives back no time that was thought, and takes back the increment', async () => {
    const { ask, id, move } = await running()
    await move(2, 'b2b4', 15_000)
    const { clock } = await ask.games.takeBack.mutate({ id, ply: 2, thought: 4_000 })
    expect(clock?.state).toMatchObject({ running: 0, isFirst: false, seats: [{ left: 45_000 }, { left: 56_000 }] })
  })

  it('makes a first turn first again, and leaves alone what was played elsewhere', async () => {
    const { ask } = visit()
    const wish = { variant: 'ultima', mode: 'device', clock: fischer, text: '1. a2a4 a7a5' } as const
    const { id, clock } = await ask.games.create.mutate(wish)
    expect(clock?.state).toMatchObject({ running: 0, isFirst: true })
    await ask.games.move.mutate({ id, ply: 2, move: 'b2b4', thought: 0, clientId: 'client-2' })
    const back = await ask.games.takeBack.mutate({ id, ply: 1 })
    expect(back.clock?.state).toMatchObject({ running: 1, isFirst: true, seats: [{ left: 60_000 }, { left: 60_000 }] })
  })
})

describe('giving up', () => {
  it('stops the clocks where they stand', async () => {
    const { ask, id } = await running()
    const { clock } = await ask.games.resign.mutate({ id, seat: 0, thought: 5_000 })
    expect(clock?.state).toMatchObject({ running: null, seats: [{ left: 55_000 }, { left: 60_000 }] })
  })
})
