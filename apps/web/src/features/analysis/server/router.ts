import { router } from '../../../server/trpc/procedures.ts'
import { share } from './share.ts'
import { shared } from './shared.ts'

export const analysisRouter = router({ share, shared })
