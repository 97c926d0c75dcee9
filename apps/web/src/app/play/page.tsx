import { getTranslations } from 'next-intl/server'
import { Lobby } from '../../features/lobby/components/lobby.tsx'
import { PageTitle } from '../../features/site/components/page-title.tsx'
import { ClientMessages } from '../../lib/client-messages.tsx'
import { Link } from '../../lib/link.tsx'
import { NoScript } from '../../lib/no-script.tsx'
import { Providers } from '../../trpc/providers.tsx'
import { HydrateClient, prefetch, trpc } from '../../trpc/server.tsx'
import { FoundRows } from '../archive/found-rows.tsx'
import { firstGame } from '../first-game.ts'
import { lobbyShelves } from '../lobby-shelves.ts'
import { runningGames } from './running-games.ts'

export async function generateMetadata() {
  const t = await getTranslations('lobby')
  return { title: t('title'), description: t('description') }
}

interface PlayPageProps {
  readonly searchParams: Promise<{
    /** Who is to be challenged. */
    readonly to?: string | readonly string[]
  }>
}

export default async function PlayPage({ searchParams }: PlayPageProps) {
  const { to } = await searchParams
  const [t, shelves, first, running] = await Promise.all([
    getTranslations('lobby'),
    lobbyShelves(),
    firstGame(),
    runningGames(),
    prefetch(trpc.lobby.list.queryOptions()),
    prefetch(trpc.lobby.mine.queryOptions()),
  ])
  return (
    <div className="page">
      <PageTitle title={t('title')} lead={t('lead')} />
      <NoScript>{t('noScript')}</NoScript>
      <Providers>
        <HydrateClient>
          <ClientMessages of={['lobby', 'clock', 'levels']}>
            <Lobby shelves={shelves} first={first} opponent={typeof to === 'string' ? to.trim().slice(0, 40) : ''}>
              {running.length > 0 && (
                <section aria-labelledby="running">
                  <h2 id="running" className="text-title">
                    {t('running')}
                  </h2>
                  <FoundRows games={running} />
                  <Link className="link mt-3 inline-flex min-h-9 items-center" href="/archive">
                    {t('toArchive')}
                  </Link>
                </section>
              )}
            </Lobby>
          </ClientMessages>
        </HydrateClient>
      </Providers>
    </div>
  )
}
