import { get } from 'node:http'

/**
 * Ends well if the server of this machine says that it can serve, for whoever watches over a container. Not by `fetch`,
 * which refuses some ports that a server may well use.
 */
const { PORT = '3000', VARIORUM_HOST = '' } = process.env
const asked = get({ host: VARIORUM_HOST || '127.0.0.1', port: PORT, path: '/api/health', timeout: 4_000 }, (answer) => {
  process.exit(answer.statusCode === 200 ? 0 : 1)
})
asked.once('timeout', () => asked.destroy(new Error('no answer')))
asked.once('error', () => process.exit(1))
