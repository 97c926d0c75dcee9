import postgres, { type Sql } from 'postgres'
import { type House, openHouse } from './house.ts'
import { auditRatings, Ledger } from './ledger.ts'
import { Person } from './person.ts'
import { RatedGame } from './rated-game.ts'

/** What a case has to work with. */
export interface Bench {
  readonly house: House
  readonly sql: Sql
  /** A game between the two who play all games, or, where servers do not agree on what time it is, between two others. */
  readonly begin: (clock?: {
    readonly kind: string
    readonly initial: number
    readonly increment: number
  }) => Promise<RatedGame>
  readonly beginApart: () => Promise<RatedGame>
  /** The same numbers in every run, from 0 to below so many. */
  readonly roll: (sides: number) => number
}

export interface Case {
  readonly name: string
  /** Plays one game to its end, whatever happens. */
  readonly run: (bench: Bench) => Promise<RatedGame>
}

export interface Found {
  readonly cases: number
  readonly acknowledged: number
  readonly lost: number
  readonly doubled: number
}

/** Runs the cases one after the other, and says what came of them and what is wrong. */
export async function runCases(cases: readonly Case[], say: (line: string) => void) {
  const house = await openHouse()
  const sql = postgres(house.postgres.url, { max: 3, onnotice: () => {}, backoff: () => 0.2 })
  const ledger = new Ledger()
  const wrong: string[] = []
  // What it started would go on without it.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.once(signal, () => void house.end().finally(() => process.exit(1)))
  try {
    const pairs = { count: 0 }
    const pair = async () => {
      pairs.count++
      const people = [new Person(`White${pairs.count}`), new Person(`Black${pairs.count}`)] as const
      for (const person of people) await person.signUp(house.there.address)
      return people
    }
    const regulars = await pair()
    const bench: Bench = {
      house,
      sql,
      begin: (clock) => RatedGame.begin(regulars, house.there.address, ledger, clock),
      beginApart: async () => RatedGame.begin(await pair(), house.there.address, ledger),
      roll: dice(1851),
    }
    for (const { name, run } of cases) {
      const began = performance.now()
      const before = wrong.length
      try {
        const game = await run(bench)
        for (const complaint of await ledger.audit(sql, game.id)) wrong.push(`${name}: ${complaint}.`)
      } catch (error) {
        wrong.push(`${name}: ${error instanceof Error ? error.message : error}`)
        // What it left broken must not break the next.
        await house.here.restart()
        await house.there.restart()
      }
      const seconds = ((performance.now() - began) / 1_000).toFixed(1)
      say(`${wrong.length === before ? 'good ' : 'WRONG'} ${seconds.padStart(5)} s  ${name}`)
    }
    wrong.push(...(await auditRatings(sql)))
  } finally {
    await sql.end({ timeout: 1 })
    await house.end()
  }
  const { acknowledged, lost, doubled } = ledger
  return { found: { cases: cases.length, acknowledged, lost, doubled } satisfies Found, wrong }
}

function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}
