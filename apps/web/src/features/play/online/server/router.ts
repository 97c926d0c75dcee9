import { router } from '../../../../server/trpc/procedures.ts'
import { act } from './act.ts'
import { explain } from './explain.ts'
import { get } from './get.ts'
import { move } from './move.ts'

/** Games between people, for those who play them and those who watch. */
export const onlineRouter = router({ get, move, act, explain })
