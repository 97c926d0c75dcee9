import { accountRouter } from '../../features/account/server/router.ts'
import { analysisRouter } from '../../features/analysis/server/router.ts'
import { tokensRouter } from '../../features/api/server/router.ts'
import { archiveRouter } from '../../features/archive/server/router.ts'
import { chatRouter } from '../../features/chat/server/router.ts'
import { explorerRouter } from '../../features/explorer/server/router.ts'
import { lobbyRouter } from '../../features/lobby/server/router.ts'
import { moderationRouter } from '../../features/moderation/server/router.ts'
import { orderRouter } from '../../features/order/server/router.ts'
import { onlineRouter } from '../../features/play/online/server/router.ts'
import { gamesRouter } from '../../features/play/server/router.ts'
import { playersRouter } from '../../features/profile/server/router.ts'
import { reviewRouter } from '../../features/review/server/router.ts'
import { engineRouter } from '../../lib/engine-router/router.ts'
import { liveRouter } from '../realtime/router.ts'
import { router } from './procedures.ts'

export const appRouter = router({
  account: accountRouter,
  analysis: analysisRouter,
  archive: archiveRouter,
  chat: chatRouter,
  engine: engineRouter,
  explorer: explorerRouter,
  games: gamesRouter,
  live: liveRouter,
  lobby: lobbyRouter,
  moderation: moderationRouter,
  online: onlineRouter,
  order: orderRouter,
  players: playersRouter,
  review: reviewRouter,
  tokens: tokensRouter,
})
export type AppRouter = typeof appRouter
