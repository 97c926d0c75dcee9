import { answerMetrics } from '../../../server/metrics/answer-metrics.ts'

export const dynamic = 'force-dynamic'

/** Numbers about this process, for Prometheus. */
export async function GET(request: Request): Promise<Response> {
  return answerMetrics(request)
}
