import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { z } from 'zod'

/** Everything the surroundings may say to this app. Nothing else reads `process.env`. */
export interface Env {
  readonly isProduction: boolean
  readonly isTest: boolean
  /** PostgreSQL to use in place of the built-in database, if any. */
  readonly databaseUrl: string | null
  /** Redis through which several processes tell each other what happened; without it they use the database. */
  readonly redisUrl: string | null
  readonly port: number
  /** Folder for what must outlive a restart: the built-in database and the generated secret. */
  readonly dataFolder: string
  /** Key of the signed cookies; null means one is generated and kept in the data folder. */
  readonly secret: string | null
  /** Public address, `https://variorum.example`, where it differs from what the requests say. */
  readonly origin: string | null
  /** How many proxies of our own stand in front and append to `X-Forwarded-For`; 0 means that nobody is believed. */
  readonly trustedProxies: number
  /** Most streams of events that one address may hold open. */
  readonly streamsPerAddress: number
  /** What whoever reads `/api/metrics` from elsewhere has to show; null means that only this machine may. */
  readonly metricsToken: string | null
  /** Where the source of this very copy can be had, which its licence asks to offer. */
  readonly sourceUrl: string | null
  /** How letters leave, if they do: the server for mail (its password in the address) and what they are sent as. */
  readonly smtp: { readonly url: string; readonly from: string } | null
  /** Whether letters that cannot leave are shown on a page anybody can read, for whoever develops this. */
  readonly hasDevMail: boolean
  /** Others by whom people may sign in, by the id and secret this site has with them. */
  readonly oauth: { readonly github: OauthKeys | null; readonly google: OauthKeys | null }
  /** For the bench of faults alone: a file that says where this process has to break. */
  readonly faultsFile: string | null
  /** Whether games that are over are compared with the engine, for moderators, while the machine has time. */
  readonly comparesGames: boolean
  /** Whether bots play on this server: where something is hidden, and in place of somebody who does not come. */
  readonly hasBots: boolean
  /** Whether the workshop page with every part of the board in every state is there to see. */
  readonly hasGallery: boolean
}

export interface OauthKeys {
  readonly clientId: string
  readonly clientSecret: string
}

export class EnvError extends Error {
  override readonly name = 'EnvError'
}

const blankIsAbsent = (value: unknown) => (value === '' ? undefined : value)
const optional = <T extends z.ZodType>(type: T) => z.preprocess(blankIsAbsent, type.optional())

const variables = z.object({
  NODE_ENV: optional(z.string()),
  DATABASE_URL: optional(
    z.string().refine(isDatabaseAddress, 'must be an address such as postgres://user:password@host:5432/name'),
  ),
  REDIS_URL: optional(z.string().refine(isRedisAddress, 'must be an address such as redis://user:password@host:6379')),
  PORT: optional(
    z
      .string()
      .regex(/^\d{1,5}$/, 'must be a whole number from 1 to 65535')
      .transform(Number)
      .refine((port) => port >= 1 && port <= 65_535, 'must be a whole number from 1 to 65535'),
  ),
  VARIORUM_DATA: optional(z.string()),
  VARIORUM_SECRET: optional(z.string().min(32, 'must have at least 32 characters')),
  AUTH_SECRET: optional(z.string().min(32, 'must have at least 32 characters')),
  VARIORUM_ORIGIN: optional(
    z.string().regex(/^https?:\/\/[^/\s]+$/, 'must be an origin such as https://variorum.example, without a path'),
  ),
  VARIORUM_TRUST_PROXY: optional(
    z.string().regex(/^\d$/, 'must be the number of proxies in front, from 0 to 9').transform(Number),
  ),
  VARIORUM_STREAMS: optional(
    z
      .string()
      .regex(/^[1-9]\d{0,5}$/, 'must be a whole number from 1 to 999999')
      .transform(Number),
  ),
  VARIORUM_METRICS_TOKEN: optional(z.string().min(16, 'must have at least 16 characters')),
  VARIORUM_SOURCE_URL: optional(
    z.string().regex(/^https?:\/\/\S+$/, 'must be an address such as https://example.org/variorum'),
  ),
  VARIORUM_SMTP_URL: optional(
    z.string().regex(/^smtps?:\/\/\S+$/, 'must be an address such as smtps://user:password@mail.example:465'),
  ),
  VARIORUM_MAIL_FROM: optional(z.string().includes('@', { error: 'must be a mail address' })),
  VARIORUM_DEV_MAIL: optional(z.enum(['0', '1'], 'must be 1 or 0')),
  AUTH_GITHUB_ID: optional(z.string()),
  AUTH_GITHUB_SECRET: optional(z.string()),
  AUTH_GOOGLE_ID: optional(z.string()),
  AUTH_GOOGLE_SECRET: optional(z.string()),
  VARIORUM_TEST_FAULTS: optional(z.string()),
  VARIORUM_FAIR_PLAY: optional(z.enum(['0', '1'], 'must be 1 or 0')),
  VARIORUM_BOTS: optional(z.enum(['0', '1'], 'must be 1 or 0')),
  VARIORUM_GALLERY: optional(z.enum(['0', '1'], 'must be 1 or 0')),
})

function isDatabaseAddress(text: string): boolean {
  return /^postgres(ql)?:\/\/\S+$/.test(text) && URL.canParse(text)
}

function isRedisAddress(text: string): boolean {
  return /^rediss?:\/\/\S+$/.test(text) && URL.canParse(text)
}

/** Reads the variables given, or fails with one sentence that names the first bad one (never its value, which may be a secret). */
export function readEnv(source: Readonly<Record<string, string | undefined>>, cwd: string): Env {
  const read = variables.safeParse(source)
  if (!read.success) {
    const issue = read.error.issues[0]
    throw new EnvError(`The environment variable ${issue?.path.join('.')} ${issue?.message}.`)
  }
  const given = read.data
  return {
    isProduction: given.NODE_ENV === 'production',
    isTest: given.NODE_ENV === 'test',
    databaseUrl: given.DATABASE_URL ?? null,
    redisUrl: given.REDIS_URL ?? null,
    port: given.PORT ?? 3000,
    dataFolder: resolve(workspaceRoot(cwd), given.VARIORUM_DATA ?? '.data'),
    secret: given.VARIORUM_SECRET ?? given.AUTH_SECRET ?? null,
    origin: given.VARIORUM_ORIGIN ?? null,
    trustedProxies: given.VARIORUM_TRUST_PROXY ?? 0,
    streamsPerAddress: given.VARIORUM_STREAMS ?? 500,
    metricsToken: given.VARIORUM_METRICS_TOKEN ?? null,
    sourceUrl: given.VARIORUM_SOURCE_URL ?? null,
    smtp: smtpOf(given),
    hasDevMail:
      given.VARIORUM_DEV_MAIL === undefined ? given.NODE_ENV !== 'production' : given.VARIORUM_DEV_MAIL === '1',
    oauth: {
      github: keysOf(given.AUTH_GITHUB_ID, given.AUTH_GITHUB_SECRET),
      google: keysOf(given.AUTH_GOOGLE_ID, given.AUTH_GOOGLE_SECRET),
    },
    faultsFile: given.VARIORUM_TEST_FAULTS ?? null,
    comparesGames: given.VARIORUM_FAIR_PLAY !== '0',
    hasBots: given.VARIORUM_BOTS !== '0',
    hasGallery: given.VARIORUM_GALLERY === undefined ? given.NODE_ENV !== 'production' : given.VARIORUM_GALLERY === '1',
  }
}

function smtpOf(given: z.infer<typeof variables>): Env['smtp'] {
  const { VARIORUM_SMTP_URL: url, VARIORUM_MAIL_FROM: from, VARIORUM_ORIGIN: origin } = given
  if (url === undefined) return null
  // A link in a letter may not go by what a request claims our address to be: whoever asks could have it sent elsewhere.
  if (origin === undefined)
    throw new EnvError('With VARIORUM_SMTP_URL the environment variable VARIORUM_ORIGIN is needed.')
  return { url, from: from ?? `Variorum <no-reply@${new URL(origin).hostname}>` }
}

function keysOf(clientId: string | undefined, clientSecret: string | undefined): OauthKeys | null {
  return clientId !== undefined && clientSecret !== undefined ? { clientId, clientSecret } : null
}

let known: Env | undefined

/** The environment of this process, read on first use so that a build needs none. */
export function env(): Env {
  known ??= readEnv(process.env, process.cwd())
  return known
}

/** The folder with the workspace file, upwards from where the process runs; that folder itself outside a workspace. */
function workspaceRoot(from: string): string {
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'pnpm-workspace.yaml'))) return folder
    if (dirname(folder) === folder) return from
  }
}
