import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { type Database, type OpenDatabase, openDatabase } from '../open.ts'
import { rowsOf } from '../rows-of.ts'
import { BackupError, type Part, writeBackup } from './backup-file.ts'
import { type Restored, restore } from './restore.ts'
import { RowSum } from './row-sum.ts'
import { readPlainly, rowsIn, tablesOf } from './tables.ts'

/**
 * Writes all a database holds into a file, as of one moment and while servers go on, and then does what one day may have
 * to be done with it: puts it into an empty database and compares. Only then has the file its name.
 */
export async function backUp(
  db: Database,
  file: string,
  now: Date,
  openScratch = openFolderForOnce,
): Promise<Restored> {
  let restored: Restored | undefined
  await db.transaction(
    async (tx) => {
      await readPlainly(tx)
      await writeBackup(file, partsOf(tx, now), async (draft) => {
        restored = await tryOut(draft, openScratch)
      })
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  if (!restored) throw new Error('The backup was written and not tried out.')
  return restored
}

async function* partsOf(tx: Database, now: Date): AsyncGenerator<Part> {
  const known = await rowsOf(
    tx,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as known`,
    z.object({ known: z.boolean() }),
  )
  if (!known[0]?.known) throw new BackupError('There is nothing to back up: the database is empty.')
  const migrations = await rowsOf(
    tx,
    sql`select hash, created_at as "when" from drizzle.__drizzle_migrations order by created_at`,
    z.object({ hash: z.string(), when: z.coerce.number() }),
  )
  yield { kind: 'head', head: { variorum: 'backup', format: 1, at: now.toISOString(), migrations: [...migrations] } }
  for (const table of await tablesOf(tx)) {
    yield { kind: 'table', table }
    const sum = new RowSum()
    for await (const row of rowsIn(tx, table)) {
      sum.add(row)
      yield { kind: 'row', row }
    }
    yield { kind: 'sum', sum: sum.toString() }
  }
}

/** Puts a backup into a database that is thrown away afterwards. */
async function tryOut(file: string, openScratch: () => Promise<OpenDatabase>): Promise<Restored> {
  const scratch = await openScratch()
  try {
    return await restore(scratch, file, { isReplacing: false, now: new Date() })
  } finally {
    await scratch.close()
  }
}

async function openFolderForOnce(): Promise<OpenDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'variorum-backup-'))
  const scratch = await openDatabase({ databaseUrl: null, dataFolder: folder })
  const close = async () => {
    await scratch.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { ...scratch, close }
}
