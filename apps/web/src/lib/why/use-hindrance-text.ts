import type { HindranceAnswer, PositionAnswer } from '@variorum/engine/ask'
import { useTranslations } from 'next-intl'
import { useMenOn } from './use-men-on.ts'

const keys = ['shielded', 'notBoth', 'unspotted', 'notWith', 'nobodyToBecome'] as const

/** Why a man may not go somewhere, or act on somebody, in a sentence; cells become the men that stand on them. */
export function useHindranceText(position: PositionAnswer): (hindrance: HindranceAnswer) => string {
  const t = useTranslations('hindrances')
  const menOn = useMenOn(position)
  return ({ key, to, whom, by }) =>
    t(keys.find((one) => one === key) ?? 'unknown', { to, whom: menOn(whom), by: menOn(by) })
}
