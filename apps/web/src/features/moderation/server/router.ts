import { router } from '../../../server/trpc/procedures.ts'
import { act } from './act.ts'
import { log } from './log.ts'
import { person } from './person.ts'
import { queue } from './queue.ts'

/** For moderators, and for nobody else. */
export const moderationRouter = router({ act, log, person, queue })
