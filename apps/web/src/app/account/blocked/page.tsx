import { getTranslations } from 'next-intl/server'
import { BlockedList } from '../../../features/order/components/blocked-list.tsx'
import { PageTitle } from '../../../features/site/components/page-title.tsx'
import { ClientMessages } from '../../../lib/client-messages.tsx'
import { Link } from '../../../lib/link.tsx'
import { Providers } from '../../../trpc/providers.tsx'
import { HydrateClient, prefetch, trpc } from '../../../trpc/server.tsx'

export async function generateMetadata() {
  const t = await getTranslations('order')
  return { title: t('blocked') }
}

/** Guests block too, for as long as their browser keeps who they are. */
export default async function BlockedPage() {
  const t = await getTranslations('order')
  await prefetch(trpc.order.blocked.queryOptions())
  return (
    <div className="page">
      <PageTitle title={t('blocked')} lead={t('blockedLead')}>
        <Link className="link inline-flex min-h-7 items-center" href="/account">
          {t('toAccount')}
        </Link>
      </PageTitle>
      <div className="mt-6 max-w-2xl">
        <Providers>
          <HydrateClient>
            <ClientMessages of={['order']}>
              <BlockedList />
            </ClientMessages>
          </HydrateClient>
        </Providers>
      </div>
    </div>
  )
}
