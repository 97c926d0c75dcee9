import { setTimeout as pause } from 'node:timers/promises'
import type { Bench, Case } from './bench.ts'
import { CuttingProxy, cuts } from './cutting-proxy.ts'
import { lastPly, type RatedGame } from './rated-game.ts'

/** The steps of a move as the server names them, and at which of them a game may also end. */
const steps = ['received', 'locked', 'written', 'rated', 'complete', 'committed', 'published']
/** A ply in the middle of a game, before which both have moved. */
const middle = 4
const hourMs = 3_600_000

const atBoth = ({ house }: Bench) => [house.here.address, house.there.address]
const atThere = ({ house }: Bench) => [house.there.address]

async function playTo(game: RatedGame, ply: number, by: readonly string[]): Promise<void> {
  while (game.ply < ply) await game.play({ by })
}
const playOut = (game: RatedGame, by: readonly string[]) => playTo(game, lastPly + 1, by)

/** Every move of a game has its connection cut at the same place, and is sent again. */
const connections: readonly Case[] = cuts.map((cut) => ({
  name: `a connection is cut ${cut}`,
  run: async (bench) => {
    const game = await bench.begin()
    const proxy = await CuttingProxy.open(() => Number(new URL(bench.house.there.address).port))
    while (!game.isOver) {
      proxy.cutNext(cut)
      await game.play({ by: [proxy.address] })
    }
    proxy.close()
    return game
  },
}))

/** A server dies at one step of one move; the move is sent again to the other, or to the same when it lives again. */
const deaths: readonly Case[] = steps.flatMap((step) =>
  (step === 'rated' ? [lastPly] : [middle, lastPly]).map((ply) => ({
    name: `a server dies at “${step}” of ${ply === lastPly ? 'the last move' : 'a move'}`,
    run: async (bench: Bench) => {
      const { here } = bench.house
      const game = await bench.begin()
      await playTo(game, ply, atBoth(bench))
      here.tell({ dieAt: step })
      const isAlone = bench.roll(3) === 0
      const played = game.play({ by: isAlone ? [here.address] : atBoth(bench) })
      await here.server.died()
      await Promise.all([played, here.restart()])
      await playOut(game, atBoth(bench))
      return game
    },
  })),
)

const killings: readonly Case[] = [1, 2, 3].map((count) => ({
  name: `a server is killed at any moment (${count})`,
  run: async (bench) => {
    const { here } = bench.house
    const game = await bench.begin()
    await playTo(game, 2 + bench.roll(6), atBoth(bench))
    const played = game.play({ by: atBoth(bench) })
    await pause(bench.roll(40))
    await Promise.all([played, here.restart()])
    await playOut(game, atBoth(bench))
    return game
  },
}))

const twoServers: readonly Case[] = [
  {
    name: 'every move is sent to both servers at once',
    run: async (bench) => {
      const game = await bench.begin()
      while (!game.isOver) await game.playTwice(atBoth(bench))
      return game
    },
  },
  {
    name: 'each player is at a server of their own',
    run: async (bench) => {
      const game = await bench.begin()
      const [here = '', there = ''] = atBoth(bench)
      while (!game.isOver) await game.play({ by: game.ply % 2 === 0 ? [here, there] : [there, here] })
      return game
    },
  },
]

const services: readonly Case[] = [
  {
    name: 'PostgreSQL dies and is started again while a move is on its way',
    run: async (bench) => {
      const game = await bench.begin()
      await playTo(game, middle, atBoth(bench))
      await Promise.all([bench.house.postgres.restart(), game.play({ by: atBoth(bench) })])
      await playOut(game, atBoth(bench))
      return game
    },
  },
  {
    name: 'PostgreSQL dies while the last move is being written, and is started again',
    run: async (bench) => {
      const { there, postgres } = bench.house
      const game = await bench.begin()
      await playTo(game, lastPly, atThere(bench))
      there.tell({ waitMs: { complete: 400 } })
      const played = game.play({ by: atThere(bench) })
      await pause(200)
      await postgres.restart()
      there.tell({})
      await played
      return game
    },
  },
  {
    name: 'PostgreSQL is away for longer than the player to move has left',
    run: async (bench) => {
      // Nobody is charged for it: without that the first move after it would be too late.
      const game = await bench.begin({ kind: 'fischer', initial: 5_000, increment: 3_000 })
      await playTo(game, middle, atBoth(bench))
      await Promise.all([bench.house.postgres.restart(12_000), game.play({ by: atBoth(bench) })])
      await playOut(game, atBoth(bench))
      return game
    },
  },
  {
    name: 'Redis dies and is started again',
    run: async (bench) => {
      const game = await bench.begin()
      await playTo(game, middle, atBoth(bench))
      await Promise.all([bench.house.redis?.restart(1_000), game.play({ by: atBoth(bench) })])
      await playOut(game, atBoth(bench))
      return game
    },
  },
]

/** Slower than whoever sends has patience for, so that the same is sent again while it is being done. */
const slowness: readonly Case[] = [
  ...['locked', 'written', 'complete', 'committed', 'published'].map((step) => ({
    name: `every move takes long at “${step}”, and is sent again meanwhile`,
    run: async (bench: Bench) => {
      const { here, there } = bench.house
      const game = await bench.begin()
      for (const one of [here, there]) one.tell({ waitMs: { [step]: 250 } })
      while (!game.isOver) await game.play({ by: atBoth(bench), waitMs: 100 })
      for (const one of [here, there]) one.tell({})
      return game
    },
  })),
  {
    name: 'nothing can be written for three seconds',
    run: async (bench) => {
      const game = await bench.begin()
      await playTo(game, middle, atBoth(bench))
      const held = bench.sql.begin(async (tx) => {
        await tx`lock table game_move, game_event in exclusive mode`
        await tx`select pg_sleep(3)`
      })
      await pause(100)
      await game.play({ by: atBoth(bench), waitMs: 500 })
      await held
      await playOut(game, atBoth(bench))
      return game
    },
  },
]

/** A machine's clock is set, and games of minutes go on as if nothing had been. */
const clocks: readonly Case[] = [
  { what: 'put forward by an hour', clockMs: hourMs },
  { what: 'put back by an hour and put right again', clockMs: -hourMs },
]
  .map(
    ({ what, clockMs }): Case => ({
      name: `the clock of the machine is ${what}`,
      run: async (bench) => {
        const { here, there } = bench.house
        const game = await bench.beginApart()
        await playTo(game, 2, atBoth(bench))
        for (const ms of [clockMs, 0]) {
          for (const one of [here, there]) one.tell({ clockMs: ms })
          await playTo(game, game.ply + 2, atBoth(bench))
          await pause(1_500)
          await playTo(game, game.ply + 2, atThere(bench))
        }
        await playOut(game, atBoth(bench))
        await settle(bench)
        return game
      },
    }),
  )
  .concat(
    [hourMs, -hourMs].map((clockMs) => ({
      name: `a server comes back with a clock that is an hour ${clockMs > 0 ? 'fast' : 'slow'}`,
      run: async (bench) => {
        const game = await bench.beginApart()
        await playTo(game, middle, atBoth(bench))
        await bench.house.here.restart({ clockMs })
        for (const by of [atBoth(bench), atThere(bench), atBoth(bench)]) {
          await playTo(game, game.ply + 1, by)
          await pause(1_500)
        }
        await playOut(game, atThere(bench))
        await settle(bench)
        return game
      },
    })),
  )

/** All clocks are right again, and the servers agree on when they were last there. */
async function settle({ house, sql }: Bench): Promise<void> {
  for (const one of [house.here, house.there]) await one.server.kill()
  await sql`delete from pulse`
  await Promise.all([house.here.restart(), house.there.restart()])
}

export const cases: readonly Case[] = [
  ...connections,
  ...deaths,
  ...killings,
  ...twoServers,
  ...services,
  ...slowness,
  ...clocks,
]
