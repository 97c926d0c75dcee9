import { lockFolder } from '../src/server/db/folder-lock.ts'

// A process that holds the folder it is told until it is killed, or says why it may not.
try {
  await lockFolder(process.argv[2] ?? '')
  console.log('held')
  setInterval(() => {}, 1_000)
} catch (error) {
  console.log(error instanceof Error ? error.message : error)
}
