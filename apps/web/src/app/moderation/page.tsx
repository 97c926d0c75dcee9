import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { Moderation } from '../../features/moderation/components/moderation.tsx'
import { PageTitle } from '../../features/site/components/page-title.tsx'
import { ClientMessages } from '../../lib/client-messages.tsx'
import { Providers } from '../../trpc/providers.tsx'
import { caller, HydrateClient, prefetch, trpc } from '../../trpc/server.tsx'
import { one } from '../one.ts'

interface ModerationPageProps {
  readonly searchParams: Promise<{ readonly player?: string | readonly string[] }>
}

export async function generateMetadata() {
  const t = await getTranslations('moderation')
  return { title: t('title'), robots: { index: false } }
}

/** To everybody but moderators there is no such page. */
export default async function ModerationPage({ searchParams }: ModerationPageProps) {
  const me = await caller.account.me()
  if (me?.isModerator !== true) notFound()
  const t = await getTranslations('moderation')
  const name = one((await searchParams).player)?.trim() || null
  await Promise.all([
    name === null
      ? prefetch(trpc.moderation.queue.queryOptions())
      : prefetch(trpc.moderation.person.queryOptions({ name })),
    prefetch(trpc.moderation.log.queryOptions()),
  ])
  return (
    <div className="page">
      <PageTitle title={t('title')} lead={t('lead')} />
      <form action="/moderation" className="mt-6 flex flex-wrap items-end gap-2">
        <div className="grid gap-1">
          <label htmlFor="player" className="text-small">
            {t('lookUp')}
          </label>
          <input id="player" name="player" className="field" defaultValue={name ?? ''} autoComplete="off" />
        </div>
        <button type="submit" className="button">
          {t('look')}
        </button>
      </form>
      <div className="mt-8">
        <Providers>
          <HydrateClient>
            <ClientMessages of={['moderation', 'report']}>
              <Moderation name={name} />
            </ClientMessages>
          </HydrateClient>
        </Providers>
      </div>
    </div>
  )
}
