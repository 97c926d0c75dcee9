import type { PositionAnswer } from '@variorum/engine/ask'
import { useTranslations } from 'next-intl'
import { useNames } from '../board/names.ts'

/** Cells as the men that stand on them: `the pawn on d4 and the king on e1`. */
export function useMenOn(position: PositionAnswer): (cells: readonly string[]) => string {
  const t = useTranslations('why')
  const names = useNames()
  return (cells) =>
    names.list(
      cells.map((cell) => {
        const man = position.men.find((one) => one.cell === cell)
        return man ? t('manOn', { kind: names.kind(man.kind), cell }) : cell
      }),
    )
}
