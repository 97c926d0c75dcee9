import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'

/**
 * A flag is a Unix socket that a process listens on: it says by itself whether its owner lives, and a `kill -9` lowers
 * it. Its name says what there is to say.
 */
export async function raise(folder, name) {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, name)
  rmSync(path, { force: true })
  const server = createServer((socket) => socket.destroy())
  await new Promise((resolve, reject) => server.once('error', reject).listen(path, resolve))
  server.unref()
  return () => new Promise((resolve) => server.close(resolve))
}

/** Names of the flags in a folder whose owners live. */
export async function listeners(folder) {
  let names
  try {
    names = readdirSync(folder)
  } catch {
    return []
  }
  const lives = await Promise.all(names.map((name) => isListening(join(folder, name))))
  return names.filter((_, index) => lives[index])
}

/** Somebody is there unless the system says that nobody is: an owner too busy to answer still owns. */
function isListening(path) {
  return new Promise((resolve) => {
    const socket = connect(path)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', ({ code }) => resolve(!['ECONNREFUSED', 'ENOENT', 'ENOTSOCK'].includes(code)))
  })
}
