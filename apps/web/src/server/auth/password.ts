import { hash, verify } from '@node-rs/argon2'
import { newSecretToken } from './secret-token.ts'

export const shortestPassword = 10
export const longestPassword = 200

export type PasswordProblem = 'passwordShort' | 'passwordLong' | 'passwordCommon'

/** Argon2id, the library's default, at the cost OWASP's cheat sheet on storing passwords recommends: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** One password may be typed as several rows of code points. */
const folded = (password: string) => password.normalize('NFKC')

export function hashPassword(password: string): Promise<string> {
  return hash(folded(password), cost)
}

let decoy: Promise<string> | undefined

/** Whether it is the password. Where there is none it takes just as long to say no, so that nobody learns who has an account. */
export async function isPassword(kept: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword(newSecretToken())
  const against = kept ?? (await decoy)
  const isRight = await verify(against, folded(password.slice(0, longestPassword)))
  return isRight && kept !== null
}

/**
 * What is wrong with a password that somebody chooses: its length, or that it would soon be guessed. The guesses are
 * those of zxcvbn with its lists of passwords from breaches, of words, names and keyboard walks, and of what the person
 * has just told about themselves. It need not be of many kinds of signs; no one has ever been safer for a `1!` at the end.
 */
export async function passwordProblem(password: string, told: readonly string[]): Promise<PasswordProblem | null> {
  if (password.length > longestPassword) return 'passwordLong'
  if (folded(password).length < shortestPassword) return 'passwordShort'
  const { score } = (await guesser()).check(folded(password), ['variorum', ...told])
  // Two is a million guesses, which the limits on trying spread over many years.
  return score < 2 ? 'passwordCommon' : null
}

/** The lists take memory and time to read, so they are read when first somebody chooses a password. */
async function guesser() {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  guesserOnce ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
  return guesserOnce
}

let guesserOnce: import('@zxcvbn-ts/core').ZxcvbnFactory | undefined
