import { askPosition, describe } from '@variorum/engine/ask'
import { layoutOf } from '@variorum/engine/board'
import { gameOf, slugs } from '@variorum/engine/catalogue'
import { PictureSprite } from '@variorum/ui/sprite'
import { getTranslations } from 'next-intl/server'
import { Library, type Shelf } from '../../features/catalogue/components/library.tsx'
import { VariantCard } from '../../features/catalogue/components/variant-card.tsx'
import { oneLine } from '../../features/catalogue/state/one-line.ts'
import { shelvesOf } from '../../features/catalogue/state/shelves.ts'
import { type Tag, tagsOf } from '../../features/catalogue/state/tags.ts'
import { readText } from '../../features/rules/server/read-text.ts'
import { PageTitle } from '../../features/site/components/page-title.tsx'
import { fittingLook } from '../../lib/board/fitting-look.ts'
import { readLook } from '../../lib/board/read-look.ts'
import { troopOf } from '../../lib/board/troop-of.ts'
import { ClientMessages } from '../../lib/client-messages.tsx'
import { firstGame } from '../first-game.ts'

interface LibraryPageProps {
  readonly searchParams: Promise<{ readonly q?: string | readonly string[] }>
}

export async function generateMetadata() {
  const t = await getTranslations('library')
  return { title: t('title'), description: t('description') }
}

export default async function LibraryPage({ searchParams }: LibraryPageProps) {
  const [t, names, look, opensWith, { q }] = await Promise.all([
    getTranslations('library'),
    getTranslations('names'),
    readLook(),
    firstGame(),
    searchParams,
  ])
  const textOf = (tag: Tag) =>
    tag.key === 'size' || tag.key === 'players' ? t(`tags.${tag.key}`, { ...tag }) : t(`tags.${tag.key}`)
  const books = (await Promise.all(slugs.map(readBook))).flatMap((book) => book ?? [])
  const shelves = shelvesOf(books, opensWith).map(({ family, books: own }): Shelf => {
    // Families are open: one that has no words yet goes by its key, as is asked on the same line.
    const shelf = (part: 'title' | 'text') => `families.${family}.${part}` as 'families.ultima.title'
    const title = t.has(shelf('title')) ? t(shelf('title')) : family
    return {
      id: family,
      title,
      text: t.has(shelf('text')) ? t(shelf('text')) : null,
      books: own.map(({ variant, layout, men, line }) => {
        const tags = tagsOf(variant).map(textOf)
        const kinds = variant.kinds.map(({ kind }) => {
          // So are kinds.
          const key = `kinds.${kind}` as 'kinds.pawn'
          return names.has(key) ? names(key) : kind
        })
        return {
          slug: variant.slug,
          words: [variant.name, title, variant.by, variant.year, ...tags, ...kinds, line].join('; '),
          card: <VariantCard variant={variant} layout={layout} men={men} look={look} line={line} tags={tags} />,
        }
      }),
    }
  })
  const suggestions = new Set(
    books.flatMap(({ variant }) =>
      tagsOf(variant)
        .filter(({ key }) => key !== 'size' && key !== 'rulesOnly')
        .map(textOf),
    ),
  )
  return (
    <div className="page">
      <PictureSprite
        layouts={books.map(({ layout }) => layout)}
        troops={books.map(({ variant, men }) => {
          // Only who stands there at the start: whom men become is drawn where it is told.
          const kinds = variant.kinds.filter(({ kind }) => men.some((man) => man.kind === kind))
          return { ...troopOf(variant, [fittingLook(look, variant.kinds).pieceSet]), kinds }
        })}
        coordinates={false}
      />
      <PageTitle title={t('title')} lead={t('lead')} />
      <ClientMessages of={['library']}>
        <Library shelves={shelves} query={typeof q === 'string' ? q.slice(0, 80) : ''} suggestions={[...suggestions]} />
      </ClientMessages>
    </div>
  )
}

/** A game of the catalogue with what its card shows. */
async function readBook(slug: string) {
  const game = gameOf(slug)
  const start = game && askPosition(game, { variant: slug, moves: [] })
  if (!game || !start?.ok) return null
  const rules = await readText(slug, 'rules')
  return {
    variant: describe(game),
    layout: layoutOf(game.board),
    men: start.value.men,
    line: oneLine(rules?.front.summary ?? ''),
  }
}
