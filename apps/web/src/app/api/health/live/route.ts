export const dynamic = 'force-dynamic'

/**
 * Whether this process answers at all, whatever its database does: one that does not is to be started again. Whether it
 * can serve is said by `/api/health`.
 */
export function GET(): Response {
  return Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } })
}
