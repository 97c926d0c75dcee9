import type { OutcomeAnswer } from '@variorum/engine/ask'

/** How games between two end other than by their rules. Reasons are keys that screens put into words. */

export function wonBy(winner: number, reason: 'resignation' | 'timeout' | 'abandoned'): OutcomeAnswer {
  return { reason, winner, scores: winner === 0 ? [1, 0] : [0, 1] }
}

/** `timeoutInsufficient`, `abandonedInsufficient`: the one who could have won cannot by any line of play. */
export function drawnBy(reason: 'agreement' | 'timeoutInsufficient' | 'abandonedInsufficient'): OutcomeAnswer {
  return { reason, winner: null, scores: [0.5, 0.5] }
}

/** Nobody's game: it was called off before both had moved, or one did not come. It counts for nothing. */
export function calledOff(reason: 'aborted' | 'noShow'): OutcomeAnswer {
  return { reason, winner: null, scores: [] }
}
