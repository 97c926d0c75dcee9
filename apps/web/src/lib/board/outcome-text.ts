import type { OutcomeAnswer } from '@variorum/engine/ask'
import { useTranslations } from 'next-intl'
import { useNames } from './names.ts'

export interface OutcomeText {
  readonly title: string
  readonly reason: string
}

const reasons = [
  'checkmate',
  'noMove',
  'stalemate',
  'unequalStalemate',
  'bareKing',
  'bareKings',
  'bareSurvivors',
  'lastStanding',
  'kingTaken',
  'royalLost',
  'outOfMoves',
  'impasse',
  'insufficient',
  'repetition',
  'perpetualCheck',
  'perpetualChase',
  'quiet',
  'quietRounds',
  'resignation',
] as const

/**
 * How a game ended, in words; null while it goes on. `repeated` is how often its last position has stood: a game that ends
 * by repetition ends as soon as that is what its rules say.
 */
export function useOutcomeText(outcome: OutcomeAnswer | null, repeated: number): OutcomeText | null {
  const t = useTranslations('outcome')
  const names = useNames()
  if (!outcome) return null
  const loser = outcome.winner === null ? -1 : outcome.scores.indexOf(0)
  const isOfMany = outcome.scores.length > 2
  const key = isOfMany && outcome.reason === 'quiet' ? 'quietRounds' : outcome.reason
  const reason = reasons.find((known) => known === key)
  const best = Math.max(...outcome.scores)
  const leaders = outcome.scores.flatMap((score, seat) => (score === best ? [names.seat(seat)] : []))
  return {
    title:
      outcome.winner === null
        ? isOfMany
          ? t('tie', { sides: names.list(leaders) })
          : t('draw')
        : t('wins', { side: names.seat(outcome.winner) }),
    reason: reason ? t(reason, { side: names.seat(loser), times: repeated }) : outcome.reason,
  }
}
