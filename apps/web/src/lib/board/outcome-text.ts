import type { OutcomeAnswer } from '@variorum/engine/ask'
import { useTranslations } from 'next-intl'
import { useNames } from './names.ts'
import { type OutcomeText, outcomeTextOf } from './outcome-text-of.ts'

/**
 * How a game ended, in words; null while it goes on. `repeated` is how often its last position has stood: a game that ends
 * by repetition ends as soon as that is what its rules say.
 */
export function useOutcomeText(outcome: OutcomeAnswer | null, repeated: number): OutcomeText | null {
  return outcomeTextOf(useTranslations('outcome'), useNames(), outcome, repeated)
}
