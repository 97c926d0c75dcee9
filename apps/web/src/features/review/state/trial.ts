import type { MoveId, Seat, StepAnswer } from '@variorum/engine/ask'
import { type Opinion, opinionAtEnd, opinionOf, verdictOn } from '@variorum/engine/review'
import type { Judge } from './examine.ts'

/** What became of a move that was tried in place of a mistake. */
export interface Tried {
  readonly verdict: 'best' | 'good' | 'same' | 'worse'
  /** The chance it leaves its mover; null where nobody had to ask. */
  readonly after: number | null
}

interface Trial {
  /** The moves before the mistake, and the mistake. */
  readonly before: readonly MoveId[]
  readonly mistake: MoveId
  /** What was thought of the position before it. */
  readonly opinion: Opinion
  readonly seat: Seat
  readonly step: StepAnswer
  readonly judge: Judge
  readonly signal: AbortSignal
}

/** As close a look as the mistake itself was given. */
const NODES = 120_000

/** Judges a move that was tried: it is good if it would not be a mistake itself. */
export async function judgeTrial({ before, mistake, opinion, seat, step, judge, signal }: Trial): Promise<Tried> {
  const { move, position } = step
  const chanceOf = ({ chance }: Opinion) => (seat === 0 ? chance : 1 - chance)
  if (move.id === mistake) return { verdict: 'same', after: null }
  if (move.id === opinion.best) return { verdict: 'best', after: null }
  const reached = position.outcome
    ? opinionAtEnd(position.outcome)
    : opinionOf(await judge([...before, move.id], NODES, signal), position.toMove)
  const after = chanceOf(reached)
  const blame = verdictOn(chanceOf(opinion) - after)
  return { verdict: blame === 'mistake' || blame === 'blunder' ? 'worse' : 'good', after }
}
