import { router } from '../../../server/trpc/procedures.ts'
import { acknowledge } from './acknowledge.ts'
import { block } from './block.ts'
import { blocked } from './blocked.ts'
import { ownBlock } from './own-block.ts'
import { report } from './report.ts'
import { standing } from './standing.ts'
import { unblock } from './unblock.ts'

/** What players do to keep order among themselves. */
export const orderRouter = router({ acknowledge, block, blocked, ownBlock, report, standing, unblock })
