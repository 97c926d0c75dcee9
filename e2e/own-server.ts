import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { until } from './until.ts'

const web = join(import.meta.dirname, '../apps/web')

/** A server that a test may kill: its own process, port and games. */
export class OwnServer {
  readonly address: string
  private readonly data = mkdtempSync(join(tmpdir(), 'variorum-kill-'))
  private readonly env: NodeJS.ProcessEnv
  private process: ChildProcess | undefined

  private constructor(
    private readonly port: number,
    surroundings: NodeJS.ProcessEnv,
  ) {
    this.address = `http://127.0.0.1:${port}`
    const alone = { DATABASE_URL: '', REDIS_URL: '' }
    this.env = { ...process.env, VARIORUM_DATA: this.data, ...alone, NODE_ENV: 'production', ...surroundings }
  }

  /** Alone with a database of its own, unless its surroundings name one; with players and so many games, if any. */
  static async begin(surroundings: NodeJS.ProcessEnv = {}, games = 0): Promise<OwnServer> {
    const server = new OwnServer(await freePort(), surroundings)
    server.run(...(games > 0 ? ['scripts/seed.ts', String(games)] : ['scripts/migrate.ts']))
    await server.start()
    return server
  }

  /** Runs one of the app's scripts on its data, while it is not running itself. */
  run(...script: readonly string[]): void {
    const words = ['--import', 'tsx', '--conditions=react-server', ...script]
    const { status, stderr } = spawnSync(process.execPath, words, { cwd: web, env: this.env })
    if (status !== 0) throw new Error(stderr.toString())
  }

  async start(): Promise<void> {
    this.process = spawn(process.execPath, ['scripts/serve.mjs'], {
      cwd: web,
      env: { ...this.env, PORT: `${this.port}` },
      stdio: 'ignore',
    })
    const isUp = () =>
      fetch(`${this.address}/api/health`).then(
        (answer) => answer.ok,
        () => false,
      )
    await until(isUp, `The server at ${this.address} does not come up.`)
  }

  /** As `kill -9`: it gets no chance to put anything in order. */
  async kill(): Promise<void> {
    this.process?.kill('SIGKILL')
    await this.died()
  }

  /** Resolves when it is dead, by whatever hand. */
  async died(): Promise<void> {
    const dying = this.process
    if (dying === undefined || dying.exitCode !== null || dying.signalCode !== null) return
    await once(dying, 'exit')
  }

  async end(): Promise<void> {
    await this.kill()
    rmSync(this.data, { recursive: true, force: true })
  }
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
