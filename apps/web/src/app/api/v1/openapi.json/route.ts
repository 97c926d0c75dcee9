import { env } from '../../../../env.ts'
import { openApi } from '../../../../server/api/open-api.ts'

/** What the API answers, for programs that write programs. */
export function GET(request: Request): Response {
  return Response.json(openApi(env().origin ?? new URL(request.url).origin), {
    headers: { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' },
  })
}
