import type { ManAnswer, VariantAnswer } from '@variorum/engine/ask'
import type { BoardLayout } from '@variorum/engine/board'
import { BoardPicture } from '@variorum/ui/picture'
import { getTranslations } from 'next-intl/server'
import { setOf } from '../../../lib/board/fitting-look.ts'
import { hasTable } from '../../../lib/board/has-table.ts'
import type { Look } from '../../../lib/board/look.ts'
import { Link } from '../../../lib/link.tsx'

interface VariantCardProps {
  readonly variant: VariantAnswer
  readonly layout: BoardLayout
  readonly men: readonly ManAnswer[]
  readonly look: Look
  /** What makes it different. */
  readonly line: string
  readonly tags: readonly string[]
}

/** A game on the shelf: its board as it begins, what makes it different, who made it and when, and the ways into it. */
export async function VariantCard({ variant, layout, men, look, line, tags }: VariantCardProps) {
  const t = await getTranslations('library')
  const { slug, name, by, year, seats } = variant
  return (
    <article data-armies={seats.length} className="sheet library-card">
      <div className="library-picture">
        <BoardPicture
          layout={layout}
          men={men}
          pieceSet={setOf(look, variant)}
          label={t('board', { name })}
          coordinates={false}
        />
      </div>
      <header>
        <p className="rubric-line">{t('by', { by, year: String(year) })}</p>
        <h3 className="mt-1 text-head">{name}</h3>
      </header>
      <div className="library-words">
        <p className="font-serif text-ink-soft">{line}</p>
        {tags.length > 0 && (
          <ul className="mt-2 flex flex-wrap gap-x-3 text-small text-ink-faint" aria-label={t('tagsOf', { name })}>
            {tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        )}
        <p className="mt-auto flex flex-wrap gap-2 pt-3">
          <Link className="button button-small" href={`/variants/${slug}`}>
            {t('rules')}
            <span className="sr-only"> {t('ofGame', { name })}</span>
          </Link>
          {hasTable(variant) && (
            <Link className="button button-small" href={`/variants/${slug}/play`}>
              {t('play')}
              <span className="sr-only"> {name}</span>
            </Link>
          )}
        </p>
      </div>
    </article>
  )
}
