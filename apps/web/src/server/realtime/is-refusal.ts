import { TRPCError } from '@trpc/server'
import { Refusal } from '../../lib/refused.ts'

/** Whether something was refused, for this reason if one is told. */
export function isRefusal(error: unknown, key?: string): boolean {
  if (!(error instanceof TRPCError) || !(error.cause instanceof Refusal)) return false
  return key === undefined || error.cause.key === key
}
