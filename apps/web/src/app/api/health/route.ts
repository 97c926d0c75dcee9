import { sql } from 'drizzle-orm'
import { database } from '../../../server/db/client.ts'
import { log } from '../../../server/log.ts'
import { appVersion } from '../../../server/version.ts'

export const dynamic = 'force-dynamic'

/** Whether this process can serve: it answers, and its database does. */
export async function GET(): Promise<Response> {
  const headers = { 'cache-control': 'no-store' }
  try {
    await (await database()).execute(sql`select 1`)
    return Response.json({ status: 'ok', version: appVersion }, { headers })
  } catch (error) {
    log.error({ err: error }, 'database unreachable')
    return Response.json({ status: 'unavailable', version: appVersion }, { status: 503, headers })
  }
}
