import { env } from '../env.ts'
import { refusal } from '../lib/refusal.ts'
import { secretOf } from './auth/secret.ts'
import { tokenHashOf } from './auth/secret-token.ts'
import { database } from './db/client.ts'
import { type Count, countingInDatabase, countingInMemory, countingInRedis } from './limit-stores.ts'
import { log } from './log.ts'

/** How often one caller may do a thing. Generous for a person, even one who plays fast; a script meets the wall. */
const allowances = {
  rules: { points: 1_200, duration: 60 },
  search: { points: 120, duration: 60 },
  change: { points: 600, duration: 60 },
  /**
   * Thousands of characters of game text taken over from one address, by however many visitors there. Every move is
   * judged and written while all others wait: the longest games cost some 10 ms a point, so this is below two seconds of
   * every minute, and still a hundred games of usual length.
   */
  import: { points: 150, duration: 60 },
  /** Things said at games: a quick exchange, and no flood. */
  chat: { points: 12, duration: 30 },
  /** New visitors from one address: changing the cookie must not be a way around the others. */
  arrival: { points: 300, duration: 3_600 },
  /** Pictures drawn: some games from start to end, and any number of single ones that a person may want. */
  picture: { points: 600, duration: 60 },
  /** Passwords and links tried from one address, for whichever account; a household or a school shares one. */
  credential: { points: 60, duration: 600 },
  /** New accounts from one address. */
  signUp: { points: 100, duration: 3_600 },
  /** Letters asked for from one address. */
  letter: { points: 20, duration: 3_600 },
  /** Reports from one address: moderators are people, and read them all. */
  report: { points: 20, duration: 3_600 },
  /** Trees given a short address, from one address. */
  share: { points: 60, duration: 3_600 },
  /** Everything one account has, written out. */
  download: { points: 6, duration: 3_600 },
  /** Questions of programs from one address, a minute: enough to look around. */
  api: { points: 60, duration: 60 },
  /** The same of an account's programs, known by a token. */
  apiToken: { points: 600, duration: 60 },
  /** Tokens shown from one address, those that are none among them. */
  tokens: { points: 3_000, duration: 60 },
} as const

const byAddress: readonly Allowance[] = ['import', 'picture', 'credential', 'signUp', 'letter', 'report', 'share']

export type Allowance = keyof typeof allowances

/** Whether it is the address that is counted and not who asks from there. */
export const countsAddresses = (allowance: Allowance): boolean => byAddress.includes(allowance)

/**
 * What is counted for all processes together: whoever is refused by one would otherwise ask the next. What keeps one
 * process from being kept busy is counted by that process, and no move waits for it.
 */
const together: ReadonlySet<Allowance> = new Set([
  ...byAddress,
  ...(['chat', 'arrival', 'download', 'api', 'apiToken', 'tokens'] as const),
])

interface Counts {
  readonly alone: Count
  readonly together: Count
}

const shared = globalThis as typeof globalThis & { variorumLimits?: Counts }

function counts(): Counts {
  shared.variorumLimits ??= { alone: countingInMemory(), together: countingTogether() }
  return shared.variorumLimits
}

function countingTogether(): Count {
  const { redisUrl, databaseUrl } = env()
  if (redisUrl !== null) return countingInRedis(redisUrl, tokenHashOf(secretOf(env())).slice(0, 12)).count
  return databaseUrl === null ? countingInMemory() : countingInDatabase(database)
}

/** Counts what is asked for, or refuses with the number of seconds to wait. */
export async function admit(allowance: Allowance, caller: string, cost = 1): Promise<void> {
  if (cost === 0) return
  const measure = { name: allowance, ...allowances[allowance] }
  const { alone, together: all } = counts()
  const waitMs = await (together.has(allowance) ? counted(all, alone) : alone)(measure, caller, cost)
  if (waitMs > 0) throw refusal('TOO_MANY_REQUESTS', 'tooManyRequests', { seconds: Math.ceil(waitMs / 1_000) })
}

/** What cannot be counted together for now is counted alone: nobody is kept out by it, and nobody has it all. */
function counted(all: Count, alone: Count): Count {
  return async (measure, caller, cost) => {
    try {
      return await all(measure, caller, cost)
    } catch (error) {
      log.warn({ err: error, allowance: measure.name }, 'an allowance is counted by this process alone')
      return alone(measure, caller, cost)
    }
  }
}
