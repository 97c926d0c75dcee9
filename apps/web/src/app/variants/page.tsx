import { askPosition, describe } from '@variorum/engine/ask'
import { layoutOf } from '@variorum/engine/board'
import { gameOf, slugs } from '@variorum/engine/catalogue'
import { PictureSprite } from '@variorum/ui/sprite'
import { getTranslations } from 'next-intl/server'
import { VariantCard } from '../../features/catalogue/components/variant-card.tsx'
import { PageTitle } from '../../features/site/components/page-title.tsx'
import { fittingLook } from '../../lib/board/fitting-look.ts'
import { readLook } from '../../lib/board/read-look.ts'
import { troopOf } from '../../lib/board/troop-of.ts'

export async function generateMetadata() {
  const t = await getTranslations('library')
  return { title: t('title'), description: t('description') }
}

export default async function LibraryPage() {
  const t = await getTranslations('library')
  const look = await readLook()
  const cards = slugs.flatMap((slug) => {
    const game = gameOf(slug)
    const position = game && askPosition(game, { variant: slug, moves: [] })
    return game && position?.ok
      ? [{ variant: describe(game), layout: layoutOf(game.board), men: position.value.men }]
      : []
  })
  return (
    <div className="page">
      <PictureSprite
        layouts={cards.map(({ layout }) => layout)}
        troops={cards.map(({ variant }) => troopOf(variant, [fittingLook(look, variant.kinds).pieceSet]))}
      />
      <PageTitle title={t('title')} lead={t('lead')} />
      <ul className="mt-8 grid gap-8 md:grid-cols-2">
        {cards.map((card) => (
          <li key={card.variant.slug}>
            <VariantCard {...card} look={look} />
          </li>
        ))}
      </ul>
    </div>
  )
}
