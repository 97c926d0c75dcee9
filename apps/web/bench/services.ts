import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Misuse } from './options.ts'

/** Something the web processes share, on this machine alone and gone afterwards. */
export interface Service {
  readonly url: string
  readonly end: () => Promise<void>
}

const debian = '/usr/lib/postgresql'

/** Where the programs of the newest PostgreSQL are. */
function postgresPrograms(): string {
  const versions = existsSync(debian) ? readdirSync(debian).sort((one, other) => Number(other) - Number(one)) : []
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...(process.env.PATH ?? '').split(':')]
  const found = folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
  if (found === undefined)
    throw new Misuse('The bench starts a PostgreSQL of its own and finds none: on Debian, apt-get install postgresql.')
  return found
}

/** A PostgreSQL with its usual settings: what it has acknowledged is on the disk. */
export async function startPostgres(): Promise<Service> {
  const programs = postgresPrograms()
  const folder = mkdtempSync(join(tmpdir(), 'variorum-load-postgres-'))
  const port = await freePort()
  // It refuses to serve as root.
  const isRoot = process.getuid?.() === 0
  if (isRoot) execFileSync('chown', ['postgres', folder])
  const command = (program: string, ...args: readonly string[]): readonly [string, readonly string[]] =>
    isRoot
      ? ['runuser', ['-u', 'postgres', '--', join(programs, program), ...args]]
      : [join(programs, program), [...args]]
  const run = (program: string, ...args: readonly string[]) => {
    const [file, words] = command(program, ...args)
    execFileSync(file, words, { stdio: 'ignore', cwd: folder })
  }
  const data = join(folder, 'data')
  run('initdb', '-D', data, '-A', 'trust', '-U', 'postgres', '--no-sync')
  const [file, words] = command('postgres', '-D', data, '-p', `${port}`, '-k', folder, '-h', '127.0.0.1')
  const child = spawn(file, words, { stdio: 'ignore', cwd: folder })
  const isReady = () => /^ready/m.test(readIfThere(join(data, 'postmaster.pid')))
  await comesUp('PostgreSQL', child, isReady)
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    end: async () => {
      run('pg_ctl', '-D', data, '-m', 'fast', '-w', 'stop')
      await ended(child)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export async function startRedis(): Promise<Service> {
  if (spawnSync('redis-server', ['--version']).status !== 0)
    throw new Misuse('Several processes share a Redis, and there is none: on Debian, apt-get install redis-server.')
  const folder = mkdtempSync(join(tmpdir(), 'variorum-load-redis-'))
  const port = await freePort()
  const words = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--dir', folder]
  const child = spawn('redis-server', words, { stdio: 'ignore' })
  await comesUp('Redis', child, () => spawnSync('redis-cli', ['-p', `${port}`, 'ping']).stdout.includes('PONG'))
  return {
    url: `redis://127.0.0.1:${port}`,
    end: async () => {
      child.kill()
      await ended(child)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Waits until something answers, and says it when it ends instead. */
export async function comesUp(name: string, child: ChildProcess, isUp: () => boolean | Promise<boolean>) {
  for (const end = Date.now() + 60_000; Date.now() < end; ) {
    if (child.exitCode !== null || child.signalCode !== null) break
    if (await isUp()) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  child.kill()
  throw new Error(`${name} did not come up.`)
}

export async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === 'string') throw new Error('There is no free port.')
  return address.port
}

function readIfThere(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
