import { createServer } from 'node:http'

/**
 * A server that waits for nobody for ever: whoever begins a request has a minute to send all of it, and is looked after
 * every few seconds. The answer may take as long as it likes. A connection nobody uses is kept longer than that: closed
 * after Node's five seconds it is closed, time and again, just when a proxy or a browser sends the next request on it.
 */
export function house(handler, { requestMs = 60_000, lookEveryMs = 5_000 } = {}) {
  return createServer(
    { requestTimeout: requestMs, connectionsCheckingInterval: lookEveryMs, keepAliveTimeout: 65_000 },
    handler,
  )
}
