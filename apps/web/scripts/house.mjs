import { createServer } from 'node:http'

/**
 * A server that waits for nobody for ever: whoever begins a request has a minute to send all of it, and is looked after
 * every few seconds. The answer may take as long as it likes.
 */
export function house(handler, { requestMs = 60_000, lookEveryMs = 5_000 } = {}) {
  return createServer({ requestTimeout: requestMs, connectionsCheckingInterval: lookEveryMs }, handler)
}
