import { databaseHealth } from '../../../server/db/health.ts'
import { log } from '../../../server/log.ts'
import { appVersion } from '../../../server/version.ts'

export const dynamic = 'force-dynamic'

/** Whether this process can serve: it answers, and its database keeps what it is given. */
export async function GET(): Promise<Response> {
  const status = await databaseHealth((error) => log.error({ err: error }, 'database unreachable'))
  const headers = { 'cache-control': 'no-store' }
  return Response.json({ status, version: appVersion }, { status: status === 'ok' ? 200 : 503, headers })
}
