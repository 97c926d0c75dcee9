import { answerApi, preflight } from '../../../../server/api/answer-api.ts'

interface ApiContext {
  readonly params: Promise<{ readonly path: readonly string[] }>
}

export async function GET(request: Request, { params }: ApiContext): Promise<Response> {
  return answerApi(request, (await params).path.join('/'))
}

export const OPTIONS = preflight
