import { faults } from '../fault-point.ts'
import { awayMs } from './pulse.ts'

/** How much faster or slower it goes while it is off: five milliseconds a second, which no player can feel. */
const pace = 0.005

/**
 * What time it is, for judging games. It follows the clock of the machine and does not do as it does when somebody sets
 * it, or turns that have just begun would be over:
 *
 * - put back, the machine's clock is waited for, at a pace that shows in no game; time never runs backwards;
 * - put forward by seconds, it is caught up with at the same pace;
 * - put forward by more, as after a night asleep, it is followed at once. That is a gap in the pulse like any other in
 *   which no server was there, and is given back to all games before anything is judged.
 */
export class SteadyClock {
  /** What is added to the steady time. */
  private offset: number
  private seen: number

  constructor(
    private readonly wallMs: () => number,
    private readonly steadyMs: () => number,
  ) {
    this.seen = steadyMs()
    this.offset = wallMs() - this.seen
  }

  now(): Date {
    const steady = this.steadyMs()
    const most = (steady - this.seen) * pace
    const error = this.wallMs() - steady - this.offset
    this.offset += error > awayMs ? error : Math.min(most, Math.max(-most, error))
    this.seen = steady
    return new Date(Math.floor(steady + this.offset))
  }
}

// Next may evaluate this module once per route; the process has one clock all the same.
const shared = globalThis as typeof globalThis & { variorumClock?: SteadyClock }

/** What time it is for this server. */
export function steadyNow(): Date {
  shared.variorumClock ??= new SteadyClock(
    () => Date.now() + (faults().clockMs ?? 0),
    () => performance.now(),
  )
  return shared.variorumClock.now()
}
