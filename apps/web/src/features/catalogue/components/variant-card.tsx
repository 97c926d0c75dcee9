import type { ManAnswer, VariantAnswer } from '@variorum/engine/ask'
import type { BoardLayout } from '@variorum/engine/board'
import { BoardPicture } from '@variorum/ui/picture'
import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { setOf } from '../../../lib/board/fitting-look.ts'
import { hasTable } from '../../../lib/board/has-table.ts'
import type { Look } from '../../../lib/board/look.ts'

interface VariantCardProps {
  readonly variant: VariantAnswer
  readonly layout: BoardLayout
  readonly men: readonly ManAnswer[]
  readonly look: Look
}

/** A game on the shelf: its board as it begins, who made it and when, and the two ways into it. */
export async function VariantCard({ variant, layout, men, look }: VariantCardProps) {
  const t = await getTranslations('library')
  const { slug, name, by, year, board, kinds } = variant
  return (
    <article className="sheet grid gap-5 p-5 sm:grid-cols-[14rem_1fr]">
      <BoardPicture layout={layout} men={men} pieceSet={setOf(look, variant)} label={t('board', { name })} />
      <div className="flex flex-col">
        <p className="rubric-line">{t('by', { by, year: String(year) })}</p>
        <h2 className="mt-1 text-title">{name}</h2>
        <p className="mt-2 font-serif text-large text-ink-soft">
          {t('size', { files: board.files, ranks: board.ranks, kinds: kinds.length })}
        </p>
        <p className="mt-auto flex flex-wrap gap-3 pt-5">
          {hasTable(variant) && (
            <Link className="button" href={`/variants/${slug}/play`}>
              {t('play')}
            </Link>
          )}
          <Link className="button" href={`/variants/${slug}`}>
            {t('rules')}
          </Link>
        </p>
      </div>
    </article>
  )
}
