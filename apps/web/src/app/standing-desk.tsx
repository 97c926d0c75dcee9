import { ClientMessages } from '../lib/client-messages.tsx'
import { asker, caller } from '../trpc/server.tsx'
import { LazyStanding } from './lazy-standing.tsx'

/** What moderators tell whoever asks, on every page until it is read; nothing, and no script, for everybody else. */
export async function StandingDesk() {
  if ((await asker()) === null) return null
  const standing = await caller.order.standing().catch(() => [])
  if (standing.every(({ isRead }) => isRead)) return null
  return (
    <ClientMessages of={['standing']}>
      <LazyStanding standing={standing} />
    </ClientMessages>
  )
}
