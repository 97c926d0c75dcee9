import type { VariantAnswer } from '@variorum/engine/ask'
import { ManPicture } from '@variorum/ui/picture'
import { pieceSets, worn } from '@variorum/ui/piece-sets'
import { getTranslations } from 'next-intl/server'
import { Link } from '../../../lib/link.tsx'

const told = ['pawn', 'withdrawer', 'leaper', 'coordinator', 'chameleon', 'immobilizer', 'king'] as const

/** Each man in both sets, and in one sentence what it does to the other side. */
export async function Army({ variant }: { readonly variant: VariantAnswer }) {
  const t = await getTranslations('home')
  const names = await getTranslations('names')
  const kinds = told.filter((kind) => variant.kinds.some((known) => known.kind === kind))
  return (
    <section className="mt-16" aria-labelledby="army">
      <hr className="double-rule" />
      <h2 id="army" className="mt-8 text-title">
        {t('armyTitle')}
      </h2>
      <p className="prose mt-2 text-ink-soft">{t('armyLead', { name: variant.name })}</p>
      <ul className="mt-6 grid gap-x-10 gap-y-5 sm:grid-cols-2">
        {kinds.map((kind) => (
          <li key={kind} className="grid grid-cols-[auto_1fr] items-center gap-4">
            <span className="flex gap-1" aria-hidden="true">
              <ManPicture pieceSet={worn(pieceSets.chess, variant)} kind={kind} seat={0} className="man-tile" />
              <ManPicture
                pieceSet={worn(pieceSets.emblem, variant)}
                kind={kind}
                seat={1}
                className="man-tile man-tile-dark"
              />
            </span>
            <p className="font-serif text-large leading-snug">
              <strong className="font-semibold">{t('armyMan', { kind: names(`kinds.${kind}`) })}</strong>{' '}
              {t(`army.${kind}`)}
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <Link className="link font-serif text-large" href={`/variants/${variant.slug}`}>
          {t('armyMore')}
        </Link>
      </p>
    </section>
  )
}
