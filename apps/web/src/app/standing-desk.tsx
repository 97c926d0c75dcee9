import { StandingNotices } from '../features/order/components/standing-notices.tsx'
import { ClientMessages } from '../lib/client-messages.tsx'
import { Providers } from '../trpc/providers.tsx'
import { asker, caller } from '../trpc/server.tsx'

/** What moderators tell whoever asks, on every page until it is read; nothing, and no script, for everybody else. */
export async function StandingDesk() {
  if ((await asker()) === null) return null
  const standing = await caller.order.standing().catch(() => [])
  if (standing.every(({ isRead }) => isRead)) return null
  return (
    <Providers>
      <ClientMessages of={['standing']}>
        <StandingNotices standing={standing} />
      </ClientMessages>
    </Providers>
  )
}
