import { env } from '../env.ts'
import { secretOf } from './auth/secret.ts'
import { openedDatabase } from './db/client.ts'
import { pendingMigrations } from './db/migrations.ts'
import { log } from './log.ts'
import { bus } from './realtime/bus.ts'
import { jobs, keepTime } from './realtime/jobs.ts'
import { run } from './realtime/runner.ts'
import { answerStraight } from './straight.ts'
import { watchOver } from './watchdog.ts'

/**
 * Makes sure, before the first request, that the database is there and has the shape this version expects. In production
 * a separate process migrates beforehand; in development the server does it itself.
 */
export async function prepareServer(): Promise<void> {
  try {
    if (env().faultsFile !== null) log.warn('this server breaks where its file of faults tells it to: for tests alone')
    secretOf(env())
    const { db, migrate } = await openedDatabase()
    if (!env().isProduction) await migrate()
    const pending = await pendingMigrations(db)
    if (pending.length > 0) {
      throw new Error(
        `The database lacks the migrations ${pending.join(', ')}; run "pnpm --filter @variorum/web migrate".`,
      )
    }
    // Listens, and gives back the time in which no server was there, before anybody asks or moves.
    bus()
    await keepTime().catch((error: unknown) => log.error({ err: error }, 'time could not be given back'))
    const runner = run(jobs, {
      failure: (job, error) => log.error({ job, err: error }, 'a job fails'),
      recovery: (job) => log.info({ job }, 'a job does its work again'),
    })
    // Whoever serves hears the same signal and ends the process; what is begun here until then would be cut short.
    process.once('SIGTERM', () => void runner.stop())
    Object.assign(globalThis, { variorumStraight: answerStraight })
    log.debug({ database: env().databaseUrl ? 'postgresql' : 'built-in' }, 'database ready')
    // In development a debugger may hold the thread for as long as it likes.
    if (env().isProduction) watchOver(stoodStill(env().dataFolder))
  } catch (error) {
    // One sentence for whoever started it, and no half-working server behind it.
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}

const stoodStill = (folder: string) =>
  `The server stood still for half a minute and ends itself; nothing that was answered is lost. The likeliest cause is a full disk under ${folder}: make room there and start again.`
