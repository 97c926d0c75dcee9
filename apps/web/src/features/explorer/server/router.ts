import { router } from '../../../server/trpc/procedures.ts'
import { played } from './played.ts'

export const explorerRouter = router({ played })
