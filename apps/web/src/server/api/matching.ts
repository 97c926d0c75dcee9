import type { Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'

interface Match {
  readonly endpoint: Endpoint
  /** What stands in the path, by name. */
  readonly params: Readonly<Record<string, string>>
}

/** The endpoint a path belongs to, `games/abc`; undefined for none. */
export function matching(path: string): Match | undefined {
  const given = path.split('/')
  for (const endpoint of endpoints) {
    const params = paramsOf(endpoint.path.slice(1).split('/'), given)
    if (params) return { endpoint, params }
  }
  return undefined
}

function paramsOf(plan: readonly string[], given: readonly string[]): Record<string, string> | undefined {
  if (plan.length !== given.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of plan.entries()) {
    const word = decodeURIComponent(given[index] ?? '')
    const name = /^\{(\w+)\}$/.exec(part)?.[1]
    if (name !== undefined && word !== '') params[name] = word
    else if (word !== part) return undefined
  }
  return params
}
