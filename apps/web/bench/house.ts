import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase } from '../src/server/db/open.ts'
import type { LoadOptions } from './options.ts'
import { startPostgres, startRedis } from './services.ts'
import { type Figures, startWeb, type WebProcess } from './web-process.ts'

/** A site with all it needs, that exists for one load. */
export interface House {
  /** One for each process. */
  readonly origins: readonly string[]
  readonly db: Database
  /** What the processes hold and have used, together. */
  readonly figures: () => Promise<Figures>
  readonly close: () => Promise<void>
}

/** Opens a house; what was opened is closed again where something fails on the way. */
export async function openHouse({ processes, profile }: LoadOptions): Promise<House> {
  const opened: (() => Promise<void>)[] = []
  const close = async () => {
    for (const end of opened.splice(0).reverse()) await end()
  }
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  for (const signal of signals) process.once(signal, () => void close().finally(() => process.exit(1)))
  try {
    const data = mkdtempSync(join(tmpdir(), 'variorum-load-'))
    opened.push(async () => rmSync(data, { recursive: true, force: true }))
    const postgres = await startPostgres()
    opened.push(postgres.end)
    const redis = processes > 1 ? await startRedis() : null
    if (redis) opened.push(redis.end)
    const database = await openDatabase({ databaseUrl: postgres.url, dataFolder: null })
    opened.push(database.close)
    await database.migrate()
    const shared = { databaseUrl: postgres.url, redisUrl: redis?.url ?? '', secret: randomBytes(32).toString('hex') }
    const webs: WebProcess[] = []
    for (let index = 0; index < processes; index++) {
      const web = await startWeb({ ...shared, data, profile })
      opened.push(web.end)
      webs.push(web)
    }
    return {
      origins: webs.map(({ origin }) => origin),
      db: database.db,
      figures: async () => together(await Promise.all(webs.map((web) => web.figures()))),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

function together(all: readonly Figures[]): Figures {
  const sum = (name: keyof Figures) => all.reduce((total, figures) => total + figures[name], 0)
  return { rssBytes: sum('rssBytes'), heapBytes: sum('heapBytes'), cpuSeconds: sum('cpuSeconds') }
}
