/** Counts how long a turn takes: what passes while it is stopped is not counted. */
export interface Stopwatch {
  /** Milliseconds counted. */
  readonly read: () => number
  readonly run: () => void
  readonly stop: () => void
  /** Counts on from so much. */
  readonly set: (ms: number) => void
  /** Tells whenever it counts otherwise than was to be expected; answers how to hear no more. */
  readonly listen: (hear: () => void) => () => void
}

/** `now` never goes back, as `performance.now` does not, whatever becomes of the time of day. */
export function stopwatch(now: () => number): Stopwatch {
  let counted = 0
  let since: number | null = null
  const hearers = new Set<() => void>()
  const read = () => counted + (since === null ? 0 : now() - since)
  const change = (ms: number, isRunning: boolean) => {
    counted = ms
    since = isRunning ? now() : null
    for (const hear of hearers) hear()
  }
  return {
    read,
    run: () => change(read(), true),
    stop: () => change(read(), false),
    set: (ms) => change(ms, since !== null),
    listen: (hear) => {
      hearers.add(hear)
      return () => void hearers.delete(hear)
    },
  }
}
