import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
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
    mkdirSync(folder, { recursive: true })
    writeFileSync(trial, 'x')
    rmSync(trial)
  } catch (problem) {
    if (problem.code === 'ENOSPC')
      throw new Refusal(`The disk that holds ${folder} is full; ${what} needs ${neededMb} MB.`)
    throw new Refusal(`${folder} cannot be written (${problem.code}), and ${what} belongs there.`)
  }
  const { bavail, bsize } = statfsSync(folder)
  const freeMb = Math.floor((bavail * bsize) / 1e6)
  if (freeMb < neededMb) {
    throw new Refusal(`The disk that holds ${folder} has ${freeMb} MB left; ${what} needs ${neededMb} MB.`)
  }
}
