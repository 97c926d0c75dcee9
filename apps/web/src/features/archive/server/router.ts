import { router } from '../../../server/trpc/procedures.ts'
import { find } from './find.ts'
import { read } from './read.ts'

/** Games between people, to be found again. */
export const archiveRouter = router({ find, read })
