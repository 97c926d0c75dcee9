import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { Tokens } from '../../../features/api/components/tokens.tsx'
import { PageTitle } from '../../../features/site/components/page-title.tsx'
import { ClientMessages } from '../../../lib/client-messages.tsx'
import { Link } from '../../../lib/link.tsx'
import { Providers } from '../../../trpc/providers.tsx'
import { caller, HydrateClient, prefetch, trpc } from '../../../trpc/server.tsx'

export async function generateMetadata() {
  const t = await getTranslations('api')
  return { title: t('tokens') }
}

/** Only accounts have tokens; a guest is asked to sign in first. */
export default async function TokensPage() {
  if ((await caller.account.me()) === null) redirect('/sign-in?next=%2Faccount%2Ftokens')
  const [t, order] = await Promise.all([getTranslations('api'), getTranslations('order')])
  await prefetch(trpc.tokens.list.queryOptions())
  return (
    <div className="page">
      <PageTitle title={t('tokens')} lead={t('tokensLead')}>
        <Link className="link inline-flex min-h-7 items-center" href="/programs">
          {t('aboutApi')}
        </Link>
        <Link className="link inline-flex min-h-7 items-center" href="/account">
          {order('toAccount')}
        </Link>
      </PageTitle>
      <div className="mt-6">
        <Providers>
          <HydrateClient>
            <ClientMessages of={['api']}>
              <Tokens />
            </ClientMessages>
          </HydrateClient>
        </Providers>
      </div>
    </div>
  )
}
