import { router } from '../../../server/trpc/procedures.ts'
import { curve } from './curve.ts'
import { leaderboard } from './leaderboard.ts'
import { leaderboards } from './leaderboards.ts'
import { read } from './read.ts'
import { recent } from './recent.ts'
import { search } from './search.ts'

/** Players, and how they stand. */
export const playersRouter = router({ curve, leaderboard, leaderboards, read, recent, search })
