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
        {men.map(({ kind, letter, name, goes, takes }) => (
          <li key={kind}>
            <ManIcon set={pieceSet} kind={kind} seat={0} letter={letter} />
            <p>{t.rich('line', { name, goes, takes, b: (words) => <strong>{words}</strong> })}</p>
          </li>
        ))}
      </ul>
    </details>
  )
}
