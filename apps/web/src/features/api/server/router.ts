import { router } from '../../../server/trpc/procedures.ts'
import { issue } from './issue.ts'
import { list } from './list.ts'
import { revoke } from './revoke.ts'

/** Tokens by which an account's programs ask the public API. */
export const tokensRouter = router({ issue, list, revoke })
