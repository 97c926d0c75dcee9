import { isTRPCClientError } from '@trpc/client'
import type { RefusalParams } from '../lib/refused.ts'
import type { AppRouter } from '../server/trpc/root.ts'
import type { RouterOutputs } from './types.ts'

export interface ToldRefusal {
  /** A stable key, `illegalMove` or `conflict`; `unreachable` when nobody answered. */
  readonly key: string
  readonly params: RefusalParams
  /** The game as the server has it, where a change to a game was refused. */
  readonly game: RouterOutputs['games']['get'] | null
  /** The same where the game is between people. */
  readonly online: RouterOutputs['online']['get'] | null
}

/** What went wrong with a question or a change, in the form screens turn into a sentence. */
export function refusalOf(error: unknown): ToldRefusal {
  if (!isTRPCClientError<AppRouter>(error) || !error.data)
    return { key: 'unreachable', params: {}, game: null, online: null }
  const { key, params, path, state } = error.data
  // The only state a refusal carries is a game: the procedures that refuse with one all answer with one.
  const isOnline = path?.startsWith('online.') === true
  return {
    key,
    params,
    game: (isOnline ? null : (state ?? null)) as ToldRefusal['game'],
    online: (isOnline ? (state ?? null) : null) as ToldRefusal['online'],
  }
}
