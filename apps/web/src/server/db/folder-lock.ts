import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError'
  constructor(folder: string) {
    super(
      `The data folder ${folder} is already in use by another running Variorum; stop that one, or set VARIORUM_DATA to another folder.`,
    )
  }
}

/** Two who begin at the same moment both step back; after a few tries one of them was alone. */
const attempts = 6

/**
 * Holds a folder for this process. The built-in database has no lock of its own: two processes on one folder both
 * acknowledge writes and one of them loses all of its own.
 *
 * Whoever wants the folder first raises a flag, a Unix socket of its own that it listens on, and then looks for others:
 * of two at least the later sees the earlier, and whoever sees another steps back. Unlike a file with a process id, a
 * socket says by itself whether its owner lives, on Linux and macOS alike, and a `kill -9` frees it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true })
  const flags = flagFolder(realpathSync(folder))
  mkdirSync(flags, { recursive: true })
  for (let attempt = 0; attempt < attempts; attempt++) {
    const own = randomBytes(4).toString('hex')
    const server = await raise(join(flags, own))
    const others = await look(flags, own)
    if (others.alive.length === 0 && existsSync(join(flags, own))) {
      // Only whoever holds the folder tidies up: one that is about to listen may seem dead, but then it sees this flag.
      for (const name of others.dead) rmSync(join(flags, name), { force: true })
      return () => lower(server)
    }
    await lower(server)
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** attempt))
  }
  throw new FolderInUseError(folder)
}

/** Where the flags are: in the folder, unless that makes longer addresses than a socket may have (104 bytes on macOS). */
function flagFolder(folder: string): string {
  const inside = join(folder, 'holders')
  if (Buffer.byteLength(inside) < 90) return inside
  return join(tmpdir(), `variorum-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`)
}

function raise(path: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', reject)
    server.listen(path, () => {
      // A lock must not keep the process alive once its work is done.
      server.unref()
      resolve(server)
    })
  })
}

function lower(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()))
}

async function look(flags: string, own: string) {
  const names = readdirSync(flags).filter((name) => name !== own)
  const lives = await Promise.all(names.map((name) => isAlive(join(flags, name))))
  return { alive: names.filter((_, index) => lives[index]), dead: names.filter((_, index) => !lives[index]) }
}

/** Somebody is there unless the system says that nobody is: an owner too busy to answer still owns. */
function isAlive(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', (error: NodeJS.ErrnoException) => {
      resolve(error.code !== 'ECONNREFUSED' && error.code !== 'ENOENT' && error.code !== 'ENOTSOCK')
    })
  })
}
