import type { HindranceAnswer, PositionAnswer } from '@variorum/engine/ask'
import { useTranslations } from 'next-intl'
import { useNames } from '../../../lib/board/names.ts'

const keys = ['shielded', 'notBoth', 'unspotted', 'notWith', 'nobodyToBecome'] as const

/** Why a man may not go somewhere, or act on somebody, in a sentence; cells become the men that stand on them. */
export function useHindranceText(position: PositionAnswer): (hindrance: HindranceAnswer) => string {
  const t = useTranslations('hindrances')
  const names = useNames()
  const menOn = (cells: readonly string[]) =>
    names.list(
      cells.map((cell) => {
        const man = position.men.find((one) => one.cell === cell)
        return man ? t('man', { kind: names.kind(man.kind), cell }) : cell
      }),
    )
  return ({ key, to, whom, by }) =>
    t(keys.find((one) => one === key) ?? 'unknown', { to, whom: menOn(whom), by: menOn(by) })
}
