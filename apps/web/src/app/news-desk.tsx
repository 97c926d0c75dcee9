import { LazyNotices } from '../features/lobby/components/lazy-notices.tsx'
import { ClientMessages } from '../lib/client-messages.tsx'
import { caller } from '../trpc/server.tsx'

/** Where news comes in on every page. No page is worse for it when the database cannot say whether there may be any. */
export async function NewsDesk() {
  const isKnown = await caller.lobby.attends().catch(() => false)
  return (
    <ClientMessages of={['notices']}>
      <LazyNotices isKnown={isKnown} />
    </ClientMessages>
  )
}
