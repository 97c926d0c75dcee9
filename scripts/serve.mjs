import { get } from 'node:http'
import { dataFolder, main, Refusal, root, web } from './lib.mjs'
import { demandFreePort, demandRoom, demandUnused, parsePort } from './preflight.mjs'
import { ending, start, stop, stopWithUs } from './processes.mjs'
import { buildToServe } from './tree.mjs'
import { install, isInstalled, migrate } from './workspace.mjs'

const patienceMs = 60_000

/** More room for what is soon forgotten, as nearly all of an answer is: a busy server spends half as long on sweeping. */
const youth = ['--max-semi-space-size=64']

/** From a fresh clone to a site that answers; stays until it is stopped or the server dies. */
export function serve() {
  return main(async () => {
    stopWithUs()
    const port = parsePort(process.env.PORT || undefined)
    const data = dataFolder()
    process.env.VARIORUM_DATA = data
    await demandFreePort(port)
    demandRoom(root, isInstalled() ? 300 : 2000, 'the built site')
    demandRoom(data, 100, 'the record of games')
    await demandUnused(data)
    await install()
    await buildToServe(port)
    await migrate()
    const server = start([process.execPath, ...youth, 'scripts/serve.mjs'], { cwd: web, env: { PORT: String(port) } })
    const death = ending(server).then((code) => {
      throw new Refusal(`The server ended by itself (code ${code}): see above.`)
    })
    const isUp = await Promise.race([answers(port), death])
    if (!isUp) {
      await stop(server)
      throw new Refusal(`The server did not answer within ${patienceMs / 1000} seconds: see above.`)
    }
    console.log(`Variorum is open at http://localhost:${port} · Ctrl+C stops it`)
    const host = process.env.VARIORUM_HOST
    console.log(`It listens on ${host || 'every address of this machine'}; its games are in ${place(data)}.`)
    await death
  })
}

/** Where the games are; the address of a database holds a password and is not shown. */
function place(data) {
  return process.env.DATABASE_URL ? 'the database of DATABASE_URL' : data
}

/** Waits until the health page says yes; not `fetch`, which refuses some ports a server may well use. */
async function answers(port) {
  for (const end = Date.now() + patienceMs; Date.now() < end; ) {
    const status = await new Promise((resolve) => {
      const request = get(
        { host: process.env.VARIORUM_HOST || '127.0.0.1', port, path: '/api/health', timeout: 5000 },
        (response) => {
          response.resume()
          resolve(response.statusCode)
        },
      )
      request.once('timeout', () => request.destroy(new Error('timeout')))
      request.once('error', () => resolve(undefined))
    })
    if (status === 200) return true
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return false
}
