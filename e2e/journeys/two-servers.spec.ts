import { randomUUID } from 'node:crypto'
import { type APIRequestContext, test as base, expect } from '@playwright/test'
import { mutate } from '../fixtures.ts'
import { LiveReader } from '../live-reader.ts'
import { OwnServer } from '../own-server.ts'
import { hasPostgres, hasRedis, type OwnService, ownPostgres, ownRedis } from '../own-services.ts'

const isLong = process.env.VARIORUM_LONG === '1'

interface House {
  readonly servers: readonly [OwnServer, OwnServer]
  readonly postgres: OwnService
  readonly redis: OwnService | null
}

/** Two servers on one PostgreSQL, and Redis where it is installed. */
const test = base.extend<object, { house: House }>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are wanted.
    async ({}, use) => {
      const [postgres, redis] = [await ownPostgres(), hasRedis ? await ownRedis() : null]
      // One key, or each would take the other's visitors for strangers.
      const shared = { DATABASE_URL: postgres.url, REDIS_URL: redis?.url ?? '', VARIORUM_SECRET: randomUUID() }
      const servers = [await OwnServer.begin(shared), await OwnServer.begin(shared)] as const
      await use({ servers, postgres, redis })
      await Promise.all(servers.map((server) => server.end()))
      await postgres.end()
      await redis?.end()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

test.skip(!hasPostgres, 'needs PostgreSQL')
test.describe.configure({ mode: 'serial' })

/** Every pawn goes a step, and then another: 32 moves that take nobody and repeat nothing. */
const pawns = [
  ['2', '3', '7', '6'],
  ['3', '4', '6', '5'],
].flatMap(([from, to, answer, next]) =>
  [...'abcdefgh'].flatMap((file) => [`${file}${from}${file}${to}`, `${file}${answer}${file}${next}`]),
)

interface Seat {
  readonly context: APIRequestContext
  readonly server: () => OwnServer
  readonly reader: LiveReader
  readonly moveTo: (server: OwnServer) => void
}

/** A game between two guests, each of whom uses a server of their own. */
async function sitDown(house: House, contexts: readonly [APIRequestContext, APIRequestContext]) {
  const [here, there] = house.servers
  const wish = {
    variant: 'chess',
    clock: { kind: 'fischer', initial: 600_000, increment: 5_000 },
    seat: 0,
    rated: false,
  }
  const seek = await mutate(contexts[0], 'lobby.post', wish, here.address)
  const { gameId: id } = (await mutate(contexts[1], 'lobby.accept', { id: seek.id }, there.address)) as never as {
    gameId: string
  }
  const seats = await Promise.all(
    contexts.map(async (context, index): Promise<Seat> => {
      let server = house.servers[index] ?? here
      const { cookies } = await context.storageState()
      const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
      return {
        context,
        server: () => server,
        reader: new LiveReader(() => server.address, cookie, id),
        moveTo: (other) => {
          server = other
        },
      }
    }),
  )
  let ply = 0
  /** Plays the next move and sends it until it is acknowledged, as a page does. */
  const play = async () => {
    const seat = seats[ply % 2]
    if (!seat) throw new Error('A game has two seats.')
    const data = { id, ply, move: pawns[ply], clientId: `move-${id}-${ply}` }
    const send = async () => {
      try {
        return (await seat.context.post(`${seat.server().address}/api/trpc/online.move`, { data })).status()
      } catch {
        return 0
      }
    }
    await expect.poll(send, { timeout: 30_000, intervals: [0, 200] }).toBe(200)
    ply++
  }
  const expected = () => pawns.slice(0, ply)
  const bothKnow = async () => {
    for (const { reader } of seats) await expect.poll(() => reader.moves, { timeout: 20_000 }).toEqual(expected())
  }
  const leave = () => {
    for (const { reader } of seats) reader.end()
  }
  return { id, seats, play, expected, bothKnow, leave }
}

test('players on different servers play one game, and one goes on at the other when its server is killed', async ({
  house,
  playwright,
}) => {
  const contexts = [await playwright.request.newContext(), await playwright.request.newContext()] as const
  const game = await sitDown(house, contexts)
  const [here, there] = house.servers
  for (let count = 0; count < 6; count++) await game.play()
  await game.bothKnow()
  // What was heard came as it happened and in order, not all at once in the end.
  for (const { reader } of game.seats) expect(reader.versions.at(-1)).toBe(6)

  await here.kill()
  game.seats[0]?.moveTo(there)
  for (let count = 0; count < 4; count++) await game.play()
  await game.bothKnow()
  await here.start()
  game.seats[0]?.moveTo(here)
  for (let count = 0; count < 2; count++) await game.play()
  await game.bothKnow()
  game.leave()
})

test('a game survives the restart of the database and of Redis, and loses and doubles nothing', async ({
  house,
  playwright,
}) => {
  test.skip(!isLong, 'part of test:long')
  const contexts = [await playwright.request.newContext(), await playwright.request.newContext()] as const
  const game = await sitDown(house, contexts)
  const playOn = async (count: number) => {
    for (let played = 0; played < count; played++) await game.play()
  }
  await playOn(4)
  const playing = playOn(6)
  await house.postgres.restart()
  await playing
  await game.bothKnow()
  await house.redis?.restart()
  await playOn(4)
  await game.bothKnow()
  game.leave()
})
