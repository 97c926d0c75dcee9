import { createHash } from 'node:crypto'
import { mkdirSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError'
  constructor(folder: string) {
    super(
      `The data folder ${folder} is already in use by another running Variorum; stop that one, or set VARIORUM_DATA to another folder.`,
    )
  }
}

/**
 * Holds a folder for this process. The built-in database has no lock of its own: two processes on one folder both
 * acknowledge writes and one of them loses all of its own.
 *
 * The lock is a Unix socket somebody listens on. Unlike a file with a process id it says by itself whether its holder
 * lives, on Linux and macOS alike, and a `kill -9` frees it: nobody answers, so the next one takes the socket away.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true })
  const path = socketPath(realpathSync(folder))
  for (let attempt = 0; attempt < 5; attempt++) {
    const server = await listen(path)
    if (server) return () => new Promise((resolve) => server.close(() => resolve()))
    if (await answers(path)) throw new FolderInUseError(folder)
    await takeAway(path)
  }
  throw new FolderInUseError(folder)
}

/** The socket's place: in the folder, unless that is longer than a socket address may be (104 bytes on macOS). */
function socketPath(folder: string): string {
  const inside = join(folder, 'lock')
  const short = [inside, relative(process.cwd(), inside)].find((path) => Buffer.byteLength(path) < 100)
  return short ?? join(tmpdir(), `variorum-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}.lock`)
}

function listen(path: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined)
      else reject(error)
    })
    server.listen(path, () => {
      // A lock must not keep the process alive once its work is done.
      server.unref()
      resolve(server)
    })
  })
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

/**
 * Removes a socket nobody answers on. Two processes may find it at once, and the slower must not remove what the faster
 * has put in its place: so it is renamed first, and asked again under the new name, under which a live one still answers.
 */
async function takeAway(path: string): Promise<void> {
  const aside = `${path}.${process.pid}`
  try {
    renameSync(path, aside)
  } catch {
    return
  }
  if (await answers(aside)) renameSync(aside, path)
  else rmSync(aside, { force: true })
}
