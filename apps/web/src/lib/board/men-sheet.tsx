import { ManIcon, type PieceSet } from '@variorum/ui/piece-sets'
import { useTranslations } from 'next-intl'
import type { SheetMan } from './sheet-man.ts'

/** The men on one screen: how each goes and what it takes, to look up without leaving the page. */
export function MenSheet({ men, pieceSet }: { readonly men: readonly SheetMan[]; readonly pieceSet: PieceSet }) {
  const t = useTranslations('men')
  if (men.length === 0) return null
  return (
    <details className="sheet men-sheet">
      <summary className="margin-head">{t('title')}</summary>
      <ul id="men">
        {men.map((man) => (
          <li key={man.name}>
            <span className="men-sheet-icons">
              {man.kinds.map(({ kind, letter, neutral }) => (
                <ManIcon key={kind} set={pieceSet} kind={kind} seat={neutral ? -1 : 0} letter={letter} />
              ))}
            </span>
            <p>
              {t.rich(man.like !== null ? 'like' : man.takes !== null ? 'takes' : 'goes', {
                name: man.name,
                like: man.like ?? '',
                goes: man.goes,
                takes: man.takes ?? '',
                b: (words) => <strong>{words}</strong>,
              })}{' '}
              {man.promoted !== null && t('promoted', { promoted: man.promoted })}
            </p>
          </li>
        ))}
      </ul>
    </details>
  )
}
