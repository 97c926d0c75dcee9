import { TRPCError } from '@trpc/server'
import { Refusal, type RefusalParams } from './refused.ts'

export type RefusalCode = ConstructorParameters<typeof TRPCError>[0]['code']

/** A refusal with the code it has over HTTP. */
export function refusal(code: RefusalCode, key: string, params: RefusalParams = {}, state: unknown = null): TRPCError {
  return new TRPCError({ code, message: key, cause: new Refusal(key, params, state) })
}
