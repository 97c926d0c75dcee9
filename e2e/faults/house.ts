import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { OwnServer } from '../own-server.ts'
import { hasRedis, type OwnService, ownPostgres, ownRedis } from '../own-services.ts'

/** What a server is told to do wrong; `apps/web/src/server/fault-point.ts` reads it. */
export interface Faults {
  readonly dieAt?: string
  readonly waitMs?: Readonly<Record<string, number>>
  readonly clockMs?: number
}

/** A server that breaks when it is told to. */
export class Breakable {
  private constructor(
    readonly server: OwnServer,
    private readonly file: string,
  ) {}

  static async begin(surroundings: NodeJS.ProcessEnv, file: string): Promise<Breakable> {
    writeFileSync(file, '')
    const server = await OwnServer.begin({ ...surroundings, VARIORUM_TEST_FAULTS: file })
    return new Breakable(server, file)
  }

  get address(): string {
    return this.server.address
  }

  tell(faults: Faults): void {
    writeFileSync(this.file, JSON.stringify(faults))
  }

  /** Starts it again with nothing wrong, or with what it is told. */
  async restart(faults: Faults = {}): Promise<void> {
    await this.server.kill()
    this.tell(faults)
    await this.server.start()
  }
}

/** Two servers on one PostgreSQL, and Redis where it is installed. */
export interface House {
  readonly here: Breakable
  readonly there: Breakable
  readonly postgres: OwnService
  readonly redis: OwnService | null
  readonly end: () => Promise<void>
}

export async function openHouse(): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), 'variorum-faults-'))
  const postgres = await ownPostgres()
  const redis = hasRedis ? await ownRedis() : null
  // One key, or each would take the other's visitors for strangers.
  const shared = { DATABASE_URL: postgres.url, REDIS_URL: redis?.url ?? '', VARIORUM_SECRET: randomUUID() }
  const here = await Breakable.begin(shared, join(folder, 'here'))
  const there = await Breakable.begin(shared, join(folder, 'there'))
  return {
    here,
    there,
    postgres,
    redis,
    end: async () => {
      await Promise.all([here.server.end(), there.server.end()])
      await postgres.end()
      await redis?.end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
