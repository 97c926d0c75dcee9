import type { VariantAnswer } from '@variorum/engine/ask'
import { getTranslations } from 'next-intl/server'
import { hasTable } from '../../../lib/board/has-table.ts'
import { Link } from '../../../lib/link.tsx'

/** The games there are, a line each, with the two ways into them. */
export async function ShelfList({ variants }: { readonly variants: readonly VariantAnswer[] }) {
  const t = await getTranslations('library')
  return (
    <section aria-labelledby="shelf" className="mt-10">
      <h2 id="shelf" className="rubric-line font-sans">
        {t('title')}
      </h2>
      <ul className="mt-2 divide-y divide-rule border-y border-rule">
        {variants.map((variant) => {
          const { slug, name, by, year } = variant
          return (
            <li key={slug} className="flex flex-wrap items-baseline justify-between gap-x-6 py-1 font-serif text-large">
              <span>
                <strong className="font-semibold">{name}</strong>{' '}
                <span className="text-base text-ink-soft">{t('by', { by, year: String(year) })}</span>
              </span>
              <span className="flex gap-x-5">
                <Link className="link inline-flex min-h-9 items-center text-base" href={`/variants/${slug}`}>
                  {t('rules')}
                  <span className="sr-only"> {t('ofGame', { name })}</span>
                </Link>
                {hasTable(variant) && (
                  <Link className="link inline-flex min-h-9 items-center text-base" href={`/variants/${slug}/play`}>
                    {t('play')}
                    <span className="sr-only"> {name}</span>
                  </Link>
                )}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
