import type { Line, ManAnswer, MoveAnswer } from '@variorum/engine/ask'

/** One capture as it is shown: the board before and after, and the move between. */
export interface Scene {
  readonly id: string
  readonly line: Line
  readonly before: readonly ManAnswer[]
  readonly after: readonly ManAnswer[]
  readonly move: MoveAnswer
  /** Whose way of taking it is. */
  readonly heading: string
  readonly title: string
}

/** What the demonstration shows at a moment. `ahead` points at the move that is about to be made. */
export interface Cue {
  readonly scene: number
  readonly phase: 'before' | 'ahead' | 'after'
}

export const firstCue: Cue = { scene: 0, phase: 'ahead' }

/** Position, then what is going to happen, then that it has happened; then the next scene. */
export function nextCue({ scene, phase }: Cue, count: number): Cue {
  if (phase === 'before') return { scene, phase: 'ahead' }
  if (phase === 'ahead') return { scene, phase: 'after' }
  return { scene: (scene + 1) % count, phase: 'before' }
}

const holdsMs = { before: 900, ahead: 2200, after: 2600 }

export function holdMs({ phase }: Cue): number {
  return holdsMs[phase]
}
