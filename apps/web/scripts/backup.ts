import { backUp } from '../src/server/db/backup/back-up.ts'
import { inExisting } from './open-existing.ts'

// `npm run backup -- <file>`: writes everything the database holds into one file, and tries the file out.
const file = process.argv[2]
if (file === undefined) {
  console.error('Say where the backup goes: npm run backup -- <file>.')
  process.exit(1)
}
await inExisting(async ({ db }) => {
  const { rows, tables } = await backUp(db, file, new Date())
  console.log(`${file} holds ${rows} rows of ${tables} tables, and was tried out.`)
})
