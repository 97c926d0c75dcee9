import type { StepAnswer } from '@variorum/engine/ask'
import { type DeviceClock, stepped } from '../../../lib/clock/device-clock.ts'
import type { PendingMove } from '../state/outbox.ts'

/** The clocks when the moves that wait are saved, as the server will reckon them: `steps` say who is next after each. */
export function clocksWith(
  clock: DeviceClock,
  pending: readonly PendingMove[],
  steps: readonly StepAnswer[],
): DeviceClock {
  const { rule } = clock
  let { state } = clock
  for (const { ply, thought = 0 } of pending) {
    const position = steps[ply]?.position
    if (!position) break
    state = stepped({ rule, state }, thought, position.outcome ? null : position.toMove) ?? state
  }
  return { rule, state }
}
