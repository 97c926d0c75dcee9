'use client'

import { type Standing, StandingNotices } from '../features/order/components/standing-notices.tsx'
import { Providers } from '../trpc/providers.tsx'

/** What moderators tell a player, with all it needs to answer. */
export function StandingPlace({ standing }: { readonly standing: Standing }) {
  return (
    <Providers>
      <StandingNotices standing={standing} />
    </Providers>
  )
}
