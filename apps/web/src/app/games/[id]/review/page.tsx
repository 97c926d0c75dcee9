import { describe, type VariantAnswer } from '@variorum/engine/ask'
import { layoutOf } from '@variorum/engine/board'
import { gameOf } from '@variorum/engine/catalogue'
import { Notice } from '@variorum/ui/primitives'
import { PictureSprite } from '@variorum/ui/sprite'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { type ReviewedGame, ReviewTable } from '../../../../features/review/components/review-table.tsx'
import { fittingLook } from '../../../../lib/board/fitting-look.ts'
import { playersOf } from '../../../../lib/board/players.ts'
import { readLook } from '../../../../lib/board/read-look.ts'
import { Seats } from '../../../../lib/board/seats.tsx'
import { troopOf } from '../../../../lib/board/troop-of.ts'
import { ClientMessages } from '../../../../lib/client-messages.tsx'
import { Link } from '../../../../lib/link.tsx'
import { NoScript } from '../../../../lib/no-script.tsx'
import { whyNoReview } from '../../../../lib/review/why-no-review.ts'
import { Providers } from '../../../../trpc/providers.tsx'
import { caller } from '../../../../trpc/server.tsx'
import { type FoundGame, findGame } from '../find-game.ts'

interface ReviewPageProps {
  readonly params: Promise<{ readonly id: string }>
}

export async function generateMetadata({ params }: ReviewPageProps): Promise<Metadata> {
  const found = await findGame((await params).id)
  const game = found && gameOf(found.game.variant)
  if (!game) return {}
  const t = await getTranslations('review')
  const { name } = describe(game)
  return { title: t('title', { name }), description: t('description', { name }), robots: { index: false } }
}

export default async function ReviewPage({ params }: ReviewPageProps) {
  const found = await findGame((await params).id)
  const game = found && gameOf(found.game.variant)
  if (!found || !game) notFound()
  const variant = describe(game)
  const t = await getTranslations('review')
  const { id } = found.game
  const hindrance = hindranceOf(found, variant)
  return (
    <Providers>
      <ClientMessages of={['review', 'play', 'board', 'names', 'outcome', 'men']}>
        <Seats of={playersOf(variant)} className="page">
          <header className="flex flex-wrap items-baseline justify-between gap-x-4 pt-2 sm:pt-3 sm:pb-2">
            <h1 className="text-large sm:text-head">
              {variant.name} <span className="font-normal text-ink-soft">{t('heading')}</span>
            </h1>
            <Link className="link inline-flex min-h-7 items-center text-small" href={`/games/${id}`}>
              {t('toGame')}
            </Link>
          </header>
          {hindrance ? (
            <div className="mt-4 max-w-2xl">
              <Notice kind="empty" title={t(`none.${hindrance}`)}>
                {t(`none.${hindrance}Note`)}
              </Notice>
            </div>
          ) : (
            <>
              <NoScript>{t('noScript')}</NoScript>
              <Reviewed found={found} variant={variant} />
            </>
          )}
        </Seats>
      </ClientMessages>
    </Providers>
  )
}

/** Why there is nothing to show, if so. */
function hindranceOf({ game }: FoundGame, variant: VariantAnswer) {
  if (game.outcome === null) return 'running'
  return whyNoReview(variant) ?? (game.moves.length === 0 ? 'empty' : null)
}

async function Reviewed({ found, variant }: { readonly found: FoundGame; readonly variant: VariantAnswer }) {
  const { start, moves } = found.game
  const game = gameOf(variant.slug)
  if (!game) notFound()
  const [liked, replay] = await Promise.all([
    readLook(),
    caller.engine.replay({ line: { variant: variant.slug, start: start ?? undefined, moves: [...moves] } }),
  ])
  const look = fittingLook(liked, variant.kinds)
  const layout = layoutOf(game.board)
  return (
    <>
      <PictureSprite layouts={[layout]} troops={[troopOf(variant, [look.pieceSet])]} coordinates={false} />
      <ReviewTable key={found.game.id} {...{ variant, replay, layout, look }} game={reviewedGame(found)} />
    </>
  )
}

function reviewedGame(found: FoundGame): ReviewedGame {
  const { id, variant, start, moves } = found.game
  const shared = { id, variant, start, moves }
  if (found.kind === 'online') {
    const { players, mySeat, times, clock } = found.game
    const spent = clock ? times.map((time) => time.spent) : null
    return { ...shared, mySeat, players: players.map(({ name }) => name), times: spent }
  }
  const { mine, personSeat } = found.game
  const mySeat = mine ? personSeat : null
  return { ...shared, mySeat, players: [null, null], times: null }
}
