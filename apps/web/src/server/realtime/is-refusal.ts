import { TRPCError } from '@trpc/server'
import { Refusal } from '../../lib/refusal.ts'

/** Whether something was refused for this reason. */
export function isRefusal(error: unknown, key: string): boolean {
  return error instanceof TRPCError && error.cause instanceof Refusal && error.cause.key === key
}
