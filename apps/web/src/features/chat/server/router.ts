import { router } from '../../../server/trpc/procedures.ts'
import { list } from './list.ts'
import { say } from './say.ts'

/** What people say to each other at a game between people. */
export const chatRouter = router({ list, say })
