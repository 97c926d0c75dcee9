import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readEnv } from './env.ts'

describe('the environment', () => {
  it('may be empty', () => {
    expect(readEnv({}, '/')).toEqual({
      isProduction: false,
      isTest: false,
      databaseUrl: null,
      redisUrl: null,
      port: 3000,
      dataFolder: '/.data',
      secret: null,
      origin: null,
      trustedProxies: 0,
      streamsPerAddress: 500,
      metricsToken: null,
      sourceUrl: null,
      smtp: null,
      hasDevMail: true,
      oauth: { github: null, google: null },
      faultsFile: null,
      comparesGames: true,
      hasBots: true,
      hasGallery: true,
    })
  })

  it('keeps the workshop page from the public unless asked for it', () => {
    const hasGallery = (source: Readonly<Record<string, string>>) => readEnv(source, '/').hasGallery
    expect(hasGallery({ NODE_ENV: 'development' })).toBe(true)
    expect(hasGallery({ NODE_ENV: 'production' })).toBe(false)
    expect(hasGallery({ NODE_ENV: 'production', VARIORUM_GALLERY: '1' })).toBe(true)
  })

  it('shows letters to everybody only while developing, or when told to', () => {
    const hasDevMail = (source: Readonly<Record<string, string>>) => readEnv(source, '/').hasDevMail
    expect(hasDevMail({})).toBe(true)
    expect(hasDevMail({ NODE_ENV: 'production' })).toBe(false)
    expect(hasDevMail({ NODE_ENV: 'production', VARIORUM_DEV_MAIL: '1' })).toBe(true)
  })

  it('sends letters only with links to an address that no request can claim', () => {
    const smtp = { VARIORUM_SMTP_URL: 'smtps://me:secret@mail.example' }
    expect(() => readEnv(smtp, '/')).toThrow(
      'With VARIORUM_SMTP_URL the environment variable VARIORUM_ORIGIN is needed.',
    )
    expect(readEnv({ ...smtp, VARIORUM_ORIGIN: 'https://chess.example' }, '/').smtp).toEqual({
      url: 'smtps://me:secret@mail.example',
      from: 'Variorum <no-reply@chess.example>',
    })
  })

  it('keeps its data at the root of the workspace, wherever in it a process runs', () => {
    const root = mkdtempSync(join(tmpdir(), 'variorum-env-'))
    writeFileSync(join(root, 'pnpm-workspace.yaml'), '')
    mkdirSync(join(root, 'apps/web'), { recursive: true })
    expect(readEnv({}, join(root, 'apps/web')).dataFolder).toBe(join(root, '.data'))
    // The server is started from another folder than some commands about its data.
    for (const cwd of [root, join(root, 'apps/web')])
      expect(readEnv({ VARIORUM_DATA: 'kept/here' }, cwd).dataFolder).toBe(join(root, 'kept/here'))
  })

  it('takes a blank for nothing', () => {
    expect(readEnv({ DATABASE_URL: '', PORT: '', VARIORUM_SECRET: '' }, '/')).toMatchObject({
      databaseUrl: null,
      port: 3000,
      secret: null,
    })
  })

  it.each([
    [{ PORT: 'http' }, 'The environment variable PORT must be a whole number from 1 to 65535.'],
    [{ PORT: '70000' }, 'The environment variable PORT must be a whole number from 1 to 65535.'],
    [
      { DATABASE_URL: 'mysql://x' },
      'The environment variable DATABASE_URL must be an address such as postgres://user:password@host:5432/name.',
    ],
    ...['postgres://u:p@[bad/db', 'postgres://u:p@host:99999/db'].map(
      (url): [Readonly<Record<string, string>>, string] => [
        { DATABASE_URL: url },
        'The environment variable DATABASE_URL must be an address such as postgres://user:password@host:5432/name.',
      ],
    ),
    [
      { REDIS_URL: 'localhost:6379' },
      'The environment variable REDIS_URL must be an address such as redis://user:password@host:6379.',
    ],
    [
      { VARIORUM_TRUST_PROXY: 'yes' },
      'The environment variable VARIORUM_TRUST_PROXY must be the number of proxies in front, from 0 to 9.',
    ],
    [{ VARIORUM_SECRET: 'short' }, 'The environment variable VARIORUM_SECRET must have at least 32 characters.'],
    [
      { VARIORUM_ORIGIN: 'variorum.example' },
      'The environment variable VARIORUM_ORIGIN must be an origin such as https://variorum.example, without a path.',
    ],
    [
      { VARIORUM_SOURCE_URL: 'our cupboard' },
      'The environment variable VARIORUM_SOURCE_URL must be an address such as https://example.org/variorum.',
    ],
    [{ VARIORUM_GALLERY: 'yes' }, 'The environment variable VARIORUM_GALLERY must be 1 or 0.'],
  ])('says in one sentence what is wrong with %j', (source, sentence) => {
    expect(() => readEnv(source, '/')).toThrow(sentence)
  })

  it('believes in as many proxies as it is told of', () => {
    expect(readEnv({ VARIORUM_TRUST_PROXY: '2' }, '/').trustedProxies).toBe(2)
  })

  it('does not repeat a secret it refuses', () => {
    expect(() => readEnv({ VARIORUM_SECRET: 'hunter2' }, '/')).not.toThrow(/hunter2/)
  })
})
