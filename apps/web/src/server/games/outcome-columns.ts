import type { OutcomeAnswer } from '@variorum/engine/ask'

/** How a game stands, as its row tells it. */
export function outcomeColumns(outcome: OutcomeAnswer | null) {
  return {
    status: outcome ? ('over' as const) : ('playing' as const),
    reason: outcome?.reason ?? null,
    winner: outcome?.winner ?? null,
    scores: outcome ? [...outcome.scores] : null,
  }
}
