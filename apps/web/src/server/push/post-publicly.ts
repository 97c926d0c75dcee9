import { Agent, request } from 'node:https'
import { isPublicEndpoint, publicLookup } from './public-endpoint.ts'

/** A request to whoever takes messages for a browser; answers the status. */
export type Post = (to: {
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}) => Promise<number>

const agent = new Agent({ lookup: publicLookup(), keepAlive: true, maxSockets: 20 })
const patienceMs = 10_000

/** Sends to public addresses only. Where it is sent on to somewhere else it does not follow. */
export const postPublicly: Post = ({ endpoint, headers, body }) =>
  new Promise((resolve, reject) => {
    if (!isPublicEndpoint(endpoint)) {
      reject(new Error('A browser takes messages at an address that is not public.'))
      return
    }
    const asked = request(endpoint, { agent, method: 'POST', headers, signal: AbortSignal.timeout(patienceMs) })
    asked.once('error', reject)
    asked.once('response', (answer) => {
      // What else it says is nobody's concern, however long it is.
      answer.destroy()
      resolve(answer.statusCode ?? 0)
    })
    asked.end(body)
  })
