import { TRPCError } from '@trpc/server'
import { refusal } from '../../../lib/refusal.ts'
import { Refusal, type RefusalParams } from '../../../lib/refused.ts'

interface Fault {
  readonly key: string
  readonly field: string
}

/** Makes sure of several things about a form, and refuses with the faults of all fields: the first, and others beside it. */
export async function demandAll(demands: readonly (() => Promise<void>)[]): Promise<void> {
  const errors: unknown[] = []
  for (const demand of demands) await demand().catch((error: unknown) => errors.push(error))
  const [first, ...others] = errors.map(faultOf)
  if (!first) return
  if (others.length === 0) throw errors[0]
  const also = others.map(({ field, key }) => `${field} ${key}`)
  throw refusal('BAD_REQUEST', first.key, { field: first.field, also })
}

/** The faults besides the first one. */
export function othersOf({ also }: RefusalParams): readonly Fault[] {
  if (typeof also !== 'object') return []
  return also.map((one) => {
    const [field = '', key = ''] = one.split(' ')
    return { field, key }
  })
}

/** What is no fault of a field goes on its way. */
function faultOf(error: unknown): Fault {
  const refused = error instanceof TRPCError ? error.cause : null
  if (!(refused instanceof Refusal) || typeof refused.params.field !== 'string') throw error
  return { key: refused.key, field: refused.params.field }
}
