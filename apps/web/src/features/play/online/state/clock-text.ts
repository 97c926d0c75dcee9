const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** Below this a clock shows tenths. */
export const finest = 10 * second

/** Time left, cut into what a sentence about it needs. */
export interface TimeParts {
  readonly days: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
}

export function timeParts(leftMs: number): TimeParts {
  const left = Math.max(0, leftMs)
  return {
    days: Math.floor(left / day),
    hours: Math.floor((left % day) / hour),
    minutes: Math.floor((left % hour) / minute),
    seconds: Math.floor((left % minute) / second),
  }
}

/** As a clock shows it: `1:05:09`, `4:07`, and with tenths when little is left, `0:09.3`. Never more than there is. */
export function printTime(leftMs: number): string {
  const left = Math.max(0, leftMs)
  const { days, hours, minutes, seconds } = timeParts(left)
  const all = 24 * days + hours
  if (all > 0) return `${all}:${two(minutes)}:${two(seconds)}`
  const tenths = left < finest ? `.${Math.floor((left % second) / 100)}` : ''
  return `${minutes}:${two(seconds)}${tenths}`
}

const two = (count: number) => String(count).padStart(2, '0')

/** How long until a clock that shows `leftMs` shows something else. */
export function untilNextMs(leftMs: number): number {
  const unit = leftMs < finest ? 100 : leftMs > day ? minute : second
  // What is shown is rounded down, so it changes just after a whole unit has gone.
  const rest = Math.max(0, leftMs) % unit
  return leftMs <= 0 ? second : rest + 1
}
