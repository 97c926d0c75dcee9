import { describe } from '@variorum/engine/ask'
import { gameOf } from '@variorum/engine/catalogue'
import { slugOfReading } from '@variorum/engine/game'
import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { RulesEdition } from '../../../features/rules/components/rules-edition.tsx'
import { readEdition } from '../../../features/rules/server/read-edition.ts'
import { readSheet } from '../../../features/rules/server/read-sheet.ts'
import { playersOf } from '../../../lib/board/players.ts'
import { readLook } from '../../../lib/board/read-look.ts'
import { Seats } from '../../../lib/board/seats.tsx'
import { ClientMessages } from '../../../lib/client-messages.tsx'
import { rulesPath } from '../../../lib/variant-paths.ts'

interface RulesPageProps {
  readonly params: Promise<{ readonly slug: string }>
  /** The game one came from to look something up. */
  readonly searchParams: Promise<{
    readonly game?: string | readonly string[]
    /** The reading it is played by, if not the one printed. */
    readonly reading?: string | readonly string[]
  }>
}

export async function generateMetadata({ params }: RulesPageProps): Promise<Metadata> {
  const edition = await readEdition((await params).slug)
  if (!edition) return {}
  const t = await getTranslations('rules')
  return {
    title: t('title', { name: edition.variant.name }),
    description: edition.rules.front.summary ?? t('description', { name: edition.variant.name }),
  }
}

export default async function RulesPage({ params, searchParams }: RulesPageProps) {
  const { slug } = await params
  // A reading is told of in the edition of its variant.
  const asked = gameOf(slug)
  if (asked?.variant.reading) redirect(rulesPath(describe(asked)))
  const edition = await readEdition(slug)
  if (!edition) notFound()
  const { game, reading } = await searchParams
  const from = typeof game === 'string' && /^[\w-]{1,32}$/.test(game) ? game : null
  return (
    <ClientMessages of={['tryIt', 'board', 'names', 'outcome']}>
      <Seats of={playersOf(edition.variant)}>
        <RulesEdition
          men={await readSheet(edition.variant)}
          edition={edition}
          look={await readLook()}
          game={from}
          reading={edition.variant.readings.find((one) => one.slug === slugOfReading(slug, `${reading}`)) ?? null}
        />
      </Seats>
    </ClientMessages>
  )
}
