import { askPosition, describe } from '@variorum/engine/ask'
import { layoutOf } from '@variorum/engine/board'
import { gameOf } from '@variorum/engine/catalogue'
import { slugOfReading } from '@variorum/engine/game'
import { PictureSprite } from '@variorum/ui/sprite'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { StartForm } from '../../../../features/play/components/start-form.tsx'
import { readSheet } from '../../../../features/rules/server/read-sheet.ts'
import { readText } from '../../../../features/rules/server/read-text.ts'
import { readingMinutes } from '../../../../features/rules/state/reading-minutes.ts'
import { PageTitle } from '../../../../features/site/components/page-title.tsx'
import { fittingLook } from '../../../../lib/board/fitting-look.ts'
import { hasTable } from '../../../../lib/board/has-table.ts'
import { playersOf } from '../../../../lib/board/players.ts'
import { readLook } from '../../../../lib/board/read-look.ts'
import { Seats } from '../../../../lib/board/seats.tsx'
import { troopOf } from '../../../../lib/board/troop-of.ts'
import { botPlace } from '../../../../lib/bots/bot-place.ts'
import { ClientMessages } from '../../../../lib/client-messages.tsx'
import { Link } from '../../../../lib/link.tsx'
import { NoScript } from '../../../../lib/no-script.tsx'
import { Providers } from '../../../../trpc/providers.tsx'
import { caller } from '../../../../trpc/server.tsx'

interface StartPageProps {
  readonly params: Promise<{ readonly slug: string }>
  readonly searchParams: Promise<{
    readonly fen?: string | readonly string[]
    /** A reading of the variant by its name, chosen beforehand. */
    readonly reading?: string | readonly string[]
  }>
}

export async function generateMetadata({ params }: StartPageProps): Promise<Metadata> {
  const game = gameOf((await params).slug)
  if (!game) return {}
  const t = await getTranslations('start')
  const described = describe(game)
  const { name } = described
  const description = t(botPlace(described) !== null ? 'description' : 'descriptionNoBots', { name })
  return { title: t('title', { name }), description }
}

export default async function StartPage({ params, searchParams }: StartPageProps) {
  const game = gameOf((await params).slug)
  if (!game || !hasTable(describe(game)) || game.variant.reading) notFound()
  const t = await getTranslations('start')
  const { fen, reading } = await searchParams
  const variant = describe(game)
  const layout = layoutOf(game.board)
  const [liked, rules, men, suggested] = await Promise.all([
    readLook(),
    readText(variant.slug, 'rules'),
    readSheet(variant),
    suggestionFor(variant.slug),
  ])
  const look = fittingLook(liked, variant.kinds)
  const asked = variant.readings.find(({ slug }) => slug === slugOfReading(variant.slug, `${reading}`))?.slug
  const offered = variant.readings.filter(({ slug, isOffered }) => isOffered || slug === asked)
  const starts = Object.fromEntries([variant, ...offered].map(({ slug }) => [slug, startOf(slug)]))
  return (
    <Seats of={playersOf(variant)} className="page">
      <PageTitle title={t('title', { name: variant.name })} lead={t('lead')} />
      <p className="prose mt-3">
        {t.rich('newcomer', {
          name: variant.name,
          minutes: rules ? readingMinutes(rules) : 0,
          rules: (words) => <Link href={`/variants/${variant.slug}`}>{words}</Link>,
        })}{' '}
        {men.length > 0 && t('menBeside')}
      </p>
      <NoScript>{t('noScript')}</NoScript>
      <PictureSprite layouts={[layout]} troops={[troopOf(variant, [look.pieceSet])]} />
      <div className="mt-8">
        <ClientMessages of={['start', 'clock', 'levels', 'board', 'names', 'askErrors', 'fenErrors', 'outcome']}>
          <Providers>
            <StartForm
              variant={variant}
              layout={layout}
              look={look}
              starts={starts}
              firstReading={asked ?? variant.slug}
              comparisons={(rules?.differences ?? []).map(({ id, rule, other }) => ({
                id,
                rule,
                reading: slugOfReading(variant.slug, other.diagram.reading ?? ''),
              }))}
              position={typeof fen === 'string' ? fen : null}
              suggested={suggested}
            />
          </Providers>
        </ClientMessages>
      </div>
    </Seats>
  )
}

/** Which bot would be an even match; nobody's guess where the database is away, for a game can be chosen without it. */
async function suggestionFor(variant: string) {
  try {
    return await caller.games.suggestion({ variant })
  } catch {
    return null
  }
}

function startOf(variant: string) {
  const game = gameOf(variant)
  const start = game && askPosition(game, { variant, moves: [] })
  if (!start?.ok) throw new Error(`${variant} has no start.`)
  return start.value
}
