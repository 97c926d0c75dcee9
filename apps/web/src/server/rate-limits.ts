import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { refusal } from '../lib/refusal.ts'

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
  /** Passwords and links tried from one address, for whichever account; a household or a school shares one. */
  credential: { points: 60, duration: 600 },
  /** New accounts from one address. */
  signUp: { points: 100, duration: 3_600 },
  /** Letters asked for from one address. */
  letter: { points: 20, duration: 3_600 },
  /** Reports from one address: moderators are people, and read them all. */
  report: { points: 20, duration: 3_600 },
  /** Everything one account has, written out. */
  download: { points: 6, duration: 3_600 },
  /** Questions of programs from one address, a minute: enough to look around. */
  api: { points: 60, duration: 60 },
  /** The same of an account's programs, known by a token. */
  apiToken: { points: 600, duration: 60 },
  /** Tokens shown from one address, those that are none among them. */
  tokens: { points: 3_000, duration: 60 },
} as const

const byAddress: readonly Allowance[] = ['import', 'credential', 'signUp', 'letter', 'report']

export type Allowance = keyof typeof allowances

/** Whether it is the address that is counted and not who asks from there. */
export const countsAddresses = (allowance: Allowance): boolean => byAddress.includes(allowance)

const shared = globalThis as typeof globalThis & { variorumLimits?: ReadonlyMap<Allowance, RateLimiterMemory> }

function limiter(allowance: Allowance): RateLimiterMemory {
  shared.variorumLimits ??= new Map(
    // The keys of a constant object are exactly its own.
    (Object.keys(allowances) as Allowance[]).map((key) => [
      key,
      new RateLimiterMemory({ keyPrefix: key, ...allowances[key] }),
    ]),
  )
  const found = shared.variorumLimits.get(allowance)
  if (!found) throw new Error(`There is no allowance ${allowance}.`)
  return found
}

/** Counts what is asked for, or refuses with the number of seconds to wait. */
export async function admit(allowance: Allowance, caller: string, cost = 1): Promise<void> {
  if (cost === 0) return
  try {
    await limiter(allowance).consume(caller, cost)
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    throw refusal('TOO_MANY_REQUESTS', 'tooManyRequests', { seconds: Math.ceil(error.msBeforeNext / 1000) })
  }
}
