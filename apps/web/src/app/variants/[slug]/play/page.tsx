import { askPosition, describe } from '@variorum/engine/ask'
import { layoutOf } from '@variorum/engine/board'
import { gameOf } from '@variorum/engine/catalogue'
import { PictureSprite } from '@variorum/ui/sprite'
import type { Metadata } from 'next'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { StartForm } from '../../../../features/play/components/start-form.tsx'
import { readText } from '../../../../features/rules/server/read-text.ts'
import { readingMinutes } from '../../../../features/rules/state/reading-minutes.ts'
import { PageTitle } from '../../../../features/site/components/page-title.tsx'
import { fittingLook } from '../../../../lib/board/fitting-look.ts'
import { hasTable } from '../../../../lib/board/has-table.ts'
import { readLook } from '../../../../lib/board/read-look.ts'
import { troopOf } from '../../../../lib/board/troop-of.ts'
import { ClientMessages } from '../../../../lib/client-messages.tsx'
import { NoScript } from '../../../../lib/no-script.tsx'
import { Providers } from '../../../../trpc/providers.tsx'

interface StartPageProps {
  readonly params: Promise<{ readonly slug: string }>
  readonly searchParams: Promise<{ readonly fen?: string | readonly string[] }>
}

export async function generateMetadata({ params }: StartPageProps): Promise<Metadata> {
  const game = gameOf((await params).slug)
  if (!game) return {}
  const t = await getTranslations('start')
  const { name } = describe(game)
  return { title: t('title', { name }), description: t('description', { name }) }
}

export default async function StartPage({ params, searchParams }: StartPageProps) {
  const game = gameOf((await params).slug)
  if (!game || !hasTable(describe(game))) notFound()
  const t = await getTranslations('start')
  const { fen } = await searchParams
  const variant = describe(game)
  const layout = layoutOf(game.board)
  const [liked, rules] = await Promise.all([readLook(), readText(variant.slug, 'rules')])
  const look = fittingLook(liked, variant.kinds)
  const start = askPosition(game, { variant: variant.slug, moves: [] })
  if (!start.ok) throw new Error(`${variant.name} has no start: ${start.error.key}`)
  return (
    <div className="page">
      <PageTitle title={t('title', { name: variant.name })} lead={t('lead')} />
      <p className="prose mt-3">
        {t.rich('newcomer', {
          name: variant.name,
          minutes: rules ? readingMinutes(rules) : 0,
          rules: (words) => <Link href={`/variants/${variant.slug}`}>{words}</Link>,
        })}
      </p>
      <NoScript>{t('noScript')}</NoScript>
      <PictureSprite layouts={[layout]} troops={[troopOf(variant, [look.pieceSet])]} />
      <div className="mt-8">
        <ClientMessages of={['start', 'levels', 'board', 'names', 'askErrors', 'fenErrors', 'outcome']}>
          <Providers>
            <StartForm
              variant={variant}
              layout={layout}
              look={look}
              start={start.value}
              position={typeof fen === 'string' ? fen : null}
            />
          </Providers>
        </ClientMessages>
      </div>
    </div>
  )
}
