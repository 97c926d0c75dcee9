import { getTranslations } from 'next-intl/server'
import { Lobby } from '../../features/lobby/components/lobby.tsx'
import { PageTitle } from '../../features/site/components/page-title.tsx'
import { ClientMessages } from '../../lib/client-messages.tsx'
import { NoScript } from '../../lib/no-script.tsx'
import { Providers } from '../../trpc/providers.tsx'
import { HydrateClient, prefetch, trpc } from '../../trpc/server.tsx'
import { firstGame } from '../first-game.ts'
import { lobbyShelves } from '../lobby-shelves.ts'

export async function generateMetadata() {
  const t = await getTranslations('lobby')
  return { title: t('title'), description: t('description') }
}

export default async function PlayPage() {
  const [t, shelves, first] = await Promise.all([
    getTranslations('lobby'),
    lobbyShelves(),
    firstGame(),
    prefetch(trpc.lobby.list.queryOptions()),
    prefetch(trpc.lobby.mine.queryOptions()),
  ])
  return (
    <div className="page">
      <PageTitle title={t('title')} lead={t('lead')} />
      <NoScript>{t('noScript')}</NoScript>
      <Providers>
        <HydrateClient>
          <ClientMessages of={['lobby', 'clock']}>
            <Lobby shelves={shelves} first={first} />
          </ClientMessages>
        </HydrateClient>
      </Providers>
    </div>
  )
}
