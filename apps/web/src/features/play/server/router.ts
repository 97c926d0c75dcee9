import { router } from '../../../server/trpc/procedures.ts'
import { create } from './create.ts'
import { get } from './get.ts'
import { mine } from './mine.ts'
import { move } from './move.ts'
import { resign } from './resign.ts'
import { takeBack } from './take-back.ts'

/** Games on one device and against bots: kept, so that they have an address and survive a restart. */
export const gamesRouter = router({ create, get, move, takeBack, resign, mine })
