import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, realpathSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { listeners } from './flags.mjs'
import { Refusal } from './lib.mjs'

/** The port to serve on, from the text a person gave. */
export function parsePort(text = '3000') {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port < 1 || port > 65535) {
    throw new Refusal(`PORT must be a whole number from 1 to 65535, and it is "${text}".`)
  }
  return port
}

/** Refuses when somebody listens there already, on every address or on this machine's own. */
export async function demandFreePort(port) {
  // Both are tried: some systems let two programs share a port when one listens everywhere and the other on one address.
  for (const host of ['127.0.0.1', undefined]) {
    const problem = await new Promise((resolve) => {
      const probe = createServer()
      probe.once('error', resolve)
      probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(undefined)))
    })
    if (problem?.code === 'EADDRINUSE') {
      throw new Refusal(
        `Port ${port} is in use; stop what listens there, or choose another: PORT=${port + 1} npm start`,
      )
    }
    if (problem?.code === 'EACCES') {
      throw new Refusal(`You may not open port ${port}; choose one above 1023, for example: PORT=3000 npm start`)
    }
    if (problem !== undefined) throw new Refusal(`Port ${port} cannot be opened: ${problem.message}.`)
  }
}

/** Refuses when a folder cannot be made or written, or when its disk has less room than is needed. */
export function demandRoom(folder, neededMb, what) {
  const trial = join(folder, `.trial-${process.pid}`)
  try {
    makeFolder(folder)
    writeFileSync(trial, 'x')
    rmSync(trial)
  } catch (problem) {
    if (problem.code === 'ENOSPC')
      throw new Refusal(`The disk that holds ${folder} is full; ${what} needs ${neededMb} MB.`)
    throw new Refusal(`${folder} cannot be written, and ${what} belongs there: ${obstacle(folder, problem)}.`)
  }
  const { bavail, bsize } = statfsSync(folder)
  const freeMb = Math.floor((bavail * bsize) / 1e6)
  if (freeMb < neededMb) {
    throw new Refusal(`The disk that holds ${folder} has ${freeMb} MB left; ${what} needs ${neededMb} MB.`)
  }
}

/**
 * Makes a folder with those above it, one by one: asked to make all of them, Node tries for ever where the system says
 * that a folder that is there is not, as below /proc.
 */
function makeFolder(folder) {
  if (isFolder(folder)) return
  if (dirname(folder) !== folder) makeFolder(dirname(folder))
  mkdirSync(folder)
}

/** Why, in words, as far as the system tells. */
function obstacle(folder, { code }) {
  const there = nearest(folder)
  if (!isFolder(there)) return `${there} is a file and no folder`
  if (code === 'EEXIST') return 'a link on the way to it leads nowhere'
  if (code === 'EROFS') return `the disk at ${there} is read-only`
  if (code === 'EACCES' || code === 'EPERM') return `you may not write in ${there}`
  return `the system refuses it in ${there} (${code})`
}

/** The folder itself or the lowest above it that is there. */
function nearest(folder) {
  return existsSync(folder) || dirname(folder) === folder ? folder : nearest(dirname(folder))
}

function isFolder(path) {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}

/**
 * Refuses when a running Variorum has its games in that folder, before anything is built. It only looks for the flags
 * that `apps/web/src/server/db/folder-lock.ts` raises; that file has the last word, when the database is opened.
 */
export async function demandUnused(folder) {
  const real = realpathSync(folder)
  const inside = join(real, 'holders')
  const elsewhere = join(tmpdir(), `variorum-${createHash('sha256').update(real).digest('hex').slice(0, 16)}`)
  const holders = [...(await listeners(inside)), ...(await listeners(elsewhere))]
  if (holders.length > 0) {
    throw new Refusal(
      `The data folder ${folder} is already in use by another running Variorum; stop that one, or set VARIORUM_DATA to another folder.`,
    )
  }
}
