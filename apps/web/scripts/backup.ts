import { backUp } from '../src/server/db/backup/back-up.ts'
import { FolderInUseError } from '../src/server/db/folder-lock.ts'
import { openExisting } from './open-existing.ts'

// `npm run backup -- <file>`: writes everything the database holds into one file, and tries the file out.
const file = process.argv[2]
try {
  if (file === undefined) throw new Error('Say where the backup goes: npm run backup -- <file>.')
  const opened = await openExisting()
  try {
    const { rows, tables } = await backUp(opened.db, file, new Date())
    console.log(`${file} holds ${rows} rows of ${tables} tables, and was tried out.`)
  } finally {
    await opened.close()
  }
} catch (error) {
  const isServed = error instanceof FolderInUseError
  console.error(error instanceof Error ? error.message : error)
  if (isServed)
    console.error('The built-in database has one reader at a time: stop the server for as long as this takes.')
  process.exitCode = 1
}
