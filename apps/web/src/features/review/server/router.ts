import { router } from '../../../server/trpc/procedures.ts'
import { suggest } from './suggest.ts'

export const reviewRouter = router({ suggest })
