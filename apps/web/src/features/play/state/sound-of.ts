import type { StepAnswer } from '@variorum/engine/ask'
import type { SoundName } from '../../../lib/sound/sounds.ts'

/** A game as far as it can be heard. */
export interface Audible {
  readonly steps: readonly StepAnswer[]
  readonly isOver: boolean
}

/** What is heard when a game has gone on: its end, or the move just made. Nothing when moves were taken back, or many came at once. */
export function soundOf(before: Audible, after: Audible): SoundName | null {
  if (after.isOver && !before.isOver) return 'end'
  if (after.steps.length !== before.steps.length + 1) return null
  const step = after.steps.at(-1)
  if (!step) return null
  if (step.gives !== null) return 'check'
  return step.move.victims.length > 0 ? 'capture' : 'move'
}
