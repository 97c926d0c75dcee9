import { env } from '../src/env.ts'
import { restore } from '../src/server/db/backup/restore.ts'
import { openDatabase } from '../src/server/db/open.ts'

// `npm run restore -- <file>`: puts a backup into an empty database, or with `--replace` in the place of what is in it.
const [file] = process.argv.slice(2).filter((word) => word !== '--replace')
try {
  if (file === undefined) throw new Error('Say which backup: npm run restore -- <file> [--replace].')
  const { databaseUrl, dataFolder } = env()
  const opened = await openDatabase(env())
  try {
    const wish = { isReplacing: process.argv.includes('--replace'), now: new Date() }
    const { at, rows, tables } = await restore(opened, file, wish)
    console.log(
      `The database${databaseUrl === null ? ` in ${dataFolder}` : ''} is as it was on ${at}: ${rows} rows of ${tables} tables.`,
    )
  } finally {
    await opened.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
