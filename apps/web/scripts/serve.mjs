import { door } from './door.mjs'
import { everywhere } from './headers.mjs'
import { house } from './house.mjs'
import { packed } from './packed.mjs'
import { straight } from './straight.mjs'

/**
 * Serves the built site. In place of `next start`, because only whoever owns the socket knows who is on the other end of
 * it, and because what is printed here is read by people who do not know what Next is.
 */
process.env.NODE_ENV = 'production'
const port = Number(process.env.PORT || 3000)
const graceMs = 3_000

const { default: next } = await import('next')
const app = next({ dev: false, dir: process.cwd(), port, hostname: 'localhost', quiet: true })
// Next tells how long it took to read its configuration; whoever started this wants to know whether it is open.
const { log } = console
console.log = () => {}
await app.prepare()
console.log = log

const surroundings = {
  origin: process.env.VARIORUM_ORIGIN,
  trustedProxies: Number(process.env.VARIORUM_TRUST_PROXY || 0),
  headers: everywhere,
}
const server = house(door(straight(packed(app.getRequestHandler(), '.next/static')), surroundings))
server.once('error', (problem) => {
  console.error(`Port ${port} cannot be opened: ${problem.message}.`)
  process.exit(1)
})
// Everywhere, unless told where.
server.listen(port, process.env.VARIORUM_HOST || undefined)

// What is being answered may finish; whoever only listens, as to a search, has to come back.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
  process.once(signal, () => {
    server.close(() => process.exit(0))
    server.closeIdleConnections()
    setTimeout(() => process.exit(0), graceMs)
  })
}
