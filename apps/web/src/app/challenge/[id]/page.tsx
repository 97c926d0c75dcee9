import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ChallengeDesk } from '../../../features/lobby/components/challenge-desk.tsx'
import { PageTitle } from '../../../features/site/components/page-title.tsx'
import { ClientMessages } from '../../../lib/client-messages.tsx'
import { NoScript } from '../../../lib/no-script.tsx'
import { Providers } from '../../../trpc/providers.tsx'
import { HydrateClient, prefetch, trpc } from '../../../trpc/server.tsx'
import { lobbyShelves } from '../../lobby-shelves.ts'

interface ChallengePageProps {
  readonly params: Promise<{ readonly id: string }>
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('challenge')
  return { title: t('title'), description: t('description'), robots: { index: false } }
}

export default async function ChallengePage({ params }: ChallengePageProps) {
  const { id } = await params
  const [t, lobby, shelves] = await Promise.all([
    getTranslations('challenge'),
    getTranslations('lobby'),
    lobbyShelves(),
    prefetch(trpc.lobby.get.queryOptions({ id })),
  ])
  return (
    <div className="page">
      <PageTitle title={t('title')} />
      <NoScript>{lobby('noScript')}</NoScript>
      <div className="mt-6">
        <Providers>
          <HydrateClient>
            <ClientMessages of={['challenge', 'lobby', 'clock']}>
              <ChallengeDesk id={id} shelves={shelves} />
            </ClientMessages>
          </HydrateClient>
        </Providers>
      </div>
    </div>
  )
}
