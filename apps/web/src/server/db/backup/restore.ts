import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { z } from 'zod'
import { migrationsFolder } from '../migrations.ts'
import type { Database, OpenDatabase } from '../open.ts'
import { rowsOf } from '../rows-of.ts'
import { BackupError, type Migration, readBackup } from './backup-file.ts'
import { RowSum } from './row-sum.ts'
import { countOn, dropAll, putRows, readPlainly, rowsIn, tablesOf } from './tables.ts'

/** What a backup held. */
export interface Restored {
  /** When it was taken. */
  readonly at: string
  readonly tables: number
  readonly rows: number
}

interface Wish {
  /** Whether what is in the database may go. */
  readonly isReplacing: boolean
  readonly now: Date
}

/**
 * Puts a backup into a database: makes it as empty and as old as the one it was taken from, writes the rows, and compares
 * what stands there with what the file says. All of it or nothing: it is one transaction. Then the database is brought up
 * to this version.
 */
export async function restore({ db, migrate }: OpenDatabase, file: string, wish: Wish): Promise<Restored> {
  const restored = await db.transaction(async (tx) => {
    await demandNobodyServes(tx, wish.now)
    if (!wish.isReplacing) await demandEmpty(tx)
    await readPlainly(tx)
    return takeIn(tx, file)
  })
  await migrate()
  return restored
}

async function takeIn(tx: Database, file: string): Promise<Restored> {
  let at = ''
  let table = ''
  let rows = 0
  let waiting: string[] = []
  const seen = new Set<string>()
  const flush = async () => {
    await putRows(tx, table, waiting)
    rows += waiting.length
    waiting = []
  }
  for await (const part of readBackup(file)) {
    if (part.kind === 'head') {
      at = part.head.at
      await beginAt(tx, part.head.migrations)
    } else if (part.kind === 'table') {
      table = part.table
      seen.add(table)
      // A migration may have written rows of its own; those of the backup are all there were.
      await tx.execute(sql`delete from ${sql.identifier(table)}`)
    } else if (part.kind === 'row') {
      if (waiting.push(part.row) >= mostWaiting) await flush()
    } else {
      await flush()
      await countOn(tx, table)
      await demandSum(tx, table, part.sum)
    }
  }
  const missing = (await tablesOf(tx)).filter((name) => !seen.has(name))
  if (at === '' || missing.length > 0)
    throw new BackupError(`The backup ${file} lacks ${missing.join(', ') || 'its head'}.`)
  return { at, tables: seen.size, rows }
}

/** Rows written at a time. */
const mostWaiting = 500

/** Takes away all there is, and goes through the migrations that the backup's database had gone through. */
async function beginAt(tx: Database, migrations: readonly Migration[]): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder: migrationsFolder() })
  const wanted = migrations.map(({ hash, when }) => {
    const found = known.find((one) => one.hash === hash && one.folderMillis === when)
    if (!found)
      throw new BackupError('The backup was taken from a newer version of Variorum than this one: update first.')
    return found
  })
  await tx.execute(sql`drop schema if exists drizzle cascade`)
  await dropAll(tx)
  await tx.execute(sql`create schema drizzle`)
  // As drizzle's own migrator makes it, which goes on from here.
  await tx.execute(
    sql`create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  )
  for (const { sql: statements, hash, folderMillis } of wanted) {
    for (const statement of statements) await tx.execute(sql.raw(statement))
    await tx.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`)
  }
}

async function demandSum(tx: Database, table: string, expected: string): Promise<void> {
  const sum = new RowSum()
  for await (const row of rowsIn(tx, table)) sum.add(row)
  if (sum.toString() !== expected)
    throw new BackupError(`The table ${table} is not what it was when the backup was taken; nothing has been changed.`)
}

/** Where everything is that must not be lost by mistake. The pulse is no more than that a server was there. */
async function demandEmpty(tx: Database): Promise<void> {
  for (const table of await tablesOf(tx)) {
    if (table === 'pulse') continue
    const [found] = await rowsOf(
      tx,
      sql`select exists (select from ${sql.identifier(table)}) as full`,
      z.object({ full: z.boolean() }),
    )
    if (found?.full)
      throw new BackupError('The database is not empty. What is in it would be lost; if that is meant, say --replace.')
  }
}

/** So long after its last beat a server may still be there. */
const awayMs = 5_000

async function demandNobodyServes(tx: Database, now: Date): Promise<void> {
  if (!(await tablesOf(tx)).includes('pulse')) return
  const beats = await rowsOf(tx, sql`select at from pulse`, z.object({ at: z.coerce.date() }))
  if (beats.some(({ at }) => Math.abs(now.getTime() - at.getTime()) < awayMs))
    throw new BackupError('A server is running on this database, or was a moment ago; stop it first.')
}
