import type { TRPCError } from '@trpc/server'
import { log } from '../log.ts'

/** What we did wrong is worth a line with its cause; what a caller did wrong is told to the caller. */
export function logFailure(error: TRPCError, path: string | undefined): void {
  if (error.code === 'INTERNAL_SERVER_ERROR') log.error({ path, err: error.cause ?? error }, 'procedure failed')
}
