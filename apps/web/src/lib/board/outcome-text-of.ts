import type { OutcomeAnswer } from '@variorum/engine/ask'
import type { useTranslations } from 'next-intl'
import type { Names } from './names-of.ts'

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
  'countedOut',
  'quietRounds',
  'resignation',
  'agreement',
  'timeout',
  'timeoutInsufficient',
  'abandoned',
  'abandonedInsufficient',
  'aborted',
  'noShow',
] as const

/** As `useOutcomeText`, for what is printed on the server. */
export function outcomeTextOf(
  t: ReturnType<typeof useTranslations<'outcome'>>,
  names: Names,
  outcome: OutcomeAnswer | null,
  repeated: number,
): OutcomeText | null {
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
          : // What was called off has no scores: it is nobody's, and not drawn.
            t(outcome.scores.length === 0 ? 'calledOff' : 'draw')
        : t('wins', { side: names.seat(outcome.winner) }),
    reason: reason ? t(reason, { side: names.seat(loser), times: repeated, royal: names.royal }) : outcome.reason,
  }
}
