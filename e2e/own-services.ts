import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from './own-server.ts'

const debian = '/usr/lib/postgresql'

/** Where the programs of the newest PostgreSQL are, if there is one. */
function postgresPrograms(): string | undefined {
  if (!existsSync(debian)) return undefined
  const versions = readdirSync(debian).sort((one, other) => Number(other) - Number(one))
  return versions.map((version) => join(debian, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')))
}

export const hasPostgres = postgresPrograms() !== undefined
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0

/** Something that several servers share and that a test may break. */
export interface OwnService {
  readonly url: string
  /** Ends it the way a power cut would, and starts it again. */
  readonly restart: (awayMs?: number) => Promise<void>
  readonly end: () => Promise<void>
}

export async function ownPostgres(): Promise<OwnService> {
  const programs = postgresPrograms()
  if (programs === undefined) throw new Error('PostgreSQL is not installed.')
  const folder = mkdtempSync(join(tmpdir(), 'variorum-postgres-'))
  const port = await freePort()
  // It refuses to serve as root.
  const isRoot = process.getuid?.() === 0
  if (isRoot) execFileSync('chown', ['postgres', folder])
  const run = async (program: string, ...args: readonly string[]) => {
    const command = [join(programs, program), ...args]
    const [file = '', ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command
    // What it starts would hold the pipes of its output open for as long as it serves.
    const child = spawn(file, rest, { stdio: 'ignore' })
    const [code] = await once(child, 'exit')
    if (code !== 0) throw new Error(`${program} failed with the code ${code}.`)
  }
  const data = join(folder, 'data')
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`
  const start = () => run('pg_ctl', '-D', data, '-o', options, '-l', join(folder, 'log'), '-w', 'start')
  const stop = () => run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop')
  await run('initdb', '-D', data, '-A', 'trust', '-U', 'postgres', '--no-sync')
  await start()
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    restart: async (awayMs = 0) => {
      await stop()
      await pause(awayMs)
      await start()
    },
    end: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export async function ownRedis(): Promise<OwnService> {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'variorum-redis-'))
  const start = () =>
    execFileSync(
      'redis-server',
      ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--daemonize', 'yes', '--dir', folder],
      {
        stdio: 'ignore',
      },
    )
  const stop = () => void spawnSync('redis-cli', ['-p', `${port}`, 'shutdown', 'nosave'])
  start()
  return {
    url: `redis://127.0.0.1:${port}`,
    restart: async (awayMs = 0) => {
      stop()
      await pause(awayMs)
      start()
    },
    end: async () => {
      stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
