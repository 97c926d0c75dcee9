import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { getFormatter, getTranslations } from 'next-intl/server'
import { archiveAddress } from '../../../features/archive/state/asked.ts'
import { AboutPlayer } from '../../../features/order/components/about-player.tsx'
import { Activity } from '../../../features/profile/components/activity.tsx'
import { RatingCards } from '../../../features/profile/components/rating-cards.tsx'
import { RatingChart } from '../../../features/profile/components/rating-chart.tsx'
import { ResultsTable } from '../../../features/profile/components/results-table.tsx'
import { Section } from '../../../features/profile/components/section.tsx'
import { PageTitle } from '../../../features/site/components/page-title.tsx'
import { isBotName } from '../../../lib/bots/bot-name.ts'
import { ClientMessages } from '../../../lib/client-messages.tsx'
import { Link } from '../../../lib/link.tsx'
import { firstDayOfActivity } from '../../../server/records/profile.ts'
import { Providers } from '../../../trpc/providers.tsx'
import { caller } from '../../../trpc/server.tsx'
import { FoundRows } from '../../archive/found-rows.tsx'
import { nameOf } from '../../name-of.ts'
import { findProfile } from './find-profile.ts'
import { variantShown } from './variant-shown.ts'

interface ProfilePageProps {
  readonly params: Promise<{ readonly name: string }>
  readonly searchParams: Promise<{ readonly variant?: string | readonly string[] }>
}

export async function generateMetadata({ params }: ProfilePageProps): Promise<Metadata> {
  const [profile, t] = await Promise.all([findProfile((await params).name), getTranslations('players')])
  if (!profile) return { title: t('unknown') }
  const { name } = profile
  return { title: t('profile', { name }), description: t('profileDescription', { name }) }
}

export default async function ProfilePage({ params, searchParams }: ProfilePageProps) {
  const segment = (await params).name
  const profile = await findProfile(segment)
  if (!profile) notFound()
  const { name, ratings, results, activity } = profile
  // A player has one address, that in which the name is written as its owner writes it.
  if (name !== decodeURIComponent(segment)) permanentRedirect(`/players/${name}`)
  const variant = variantShown(ratings, (await searchParams).variant)
  const [t, format, curve, recent, standing] = await Promise.all([
    getTranslations('players'),
    getFormatter(),
    variant === null ? [] : caller.players.curve({ name, variant }),
    caller.archive.find({ player: name, limit: 10 }),
    caller.order.ownBlock({ who: { name } }),
  ])
  const today = new Date()
  const isBot = isBotName(name)
  const since = format.dateTime(new Date(profile.since), { dateStyle: 'long' })
  return (
    <div className="page">
      <PageTitle title={name} lead={isBot ? t('bot') : t('since', { date: since })}>
        {!standing.isMe && (
          <Link className="button" href={`/play?to=${name}#offer`}>
            {t('challenge', { name })}
          </Link>
        )}
      </PageTitle>
      <Section
        id="ratings"
        title={t('ratings')}
        empty={ratings.length === 0 && t(isBot ? 'ratingsOfBot' : 'ratingsEmpty')}
      >
        <RatingCards
          ratings={ratings}
          nameOf={nameOf}
          curveOf={(of) => `/players/${name}?variant=${encodeURIComponent(of)}#curve`}
        />
      </Section>
      {variant !== null && curve.length > 0 && (
        <Section id="curve" title={t('curveOf', { name: nameOf(variant) })}>
          <RatingChart name={nameOf(variant)} points={curve} today={today} />
        </Section>
      )}
      <Section id="results" title={t('results')} empty={results.length === 0 && t('resultsEmpty')}>
        <ResultsTable results={results} nameOf={nameOf} />
      </Section>
      <Section id="activity" title={t('activity')}>
        <Activity played={activity} first={firstDayOfActivity(today)} today={today} />
      </Section>
      <Section id="recent" title={t('recent')} empty={recent.games.length === 0 && t('resultsEmpty')}>
        <FoundRows games={recent.games} />
        <Link className="button mt-6" href={archiveAddress({ player: name })}>
          {t('allGames', { name })}
        </Link>
      </Section>
      {!standing.isMe && !isBot && (
        <Providers>
          <ClientMessages of={['order', 'report']}>
            <AboutPlayer who={{ name }} name={name} blockId={standing.blockId} />
          </ClientMessages>
        </Providers>
      )}
    </div>
  )
}
