import { cpuMs } from './cpu.ts'

/** Work that is measured: it does a bounded piece and says how much that was, in nodes or lists. */
export interface Runner {
  readonly name: string
  /** Throws when the work came out wrong: a fast wrong count is no figure. */
  run(): number
}

/** Work per second of processor time, once for each round. */
export type Speeds = ReadonlyMap<string, readonly number[]>

export interface Pace {
  readonly rounds: number
  /** A piece is repeated until it has taken this long, so that the clock's grain does not matter. */
  readonly leastMs: number
}

/**
 * Lets all run in turn, round after round, every other round backwards: what the machine does to one it does to its
 * neighbour. A first round warms the compiler and is not counted.
 */
export function contest(
  runners: readonly Runner[],
  { rounds, leastMs }: Pace,
  progress: (text: string) => void,
): Speeds {
  const speeds = new Map<string, number[]>(runners.map(({ name }) => [name, []]))
  for (let round = 0; round <= rounds; round++) {
    progress(round === 0 ? 'warming up' : `round ${round} of ${rounds}`)
    for (const runner of round % 2 === 0 ? runners : runners.toReversed()) {
      const speed = measure(runner, leastMs)
      if (round > 0) speeds.get(runner.name)?.push(speed)
    }
  }
  return speeds
}

function measure(runner: Runner, leastMs: number): number {
  const began = cpuMs()
  let work = 0
  let ms = 0
  while (ms < leastMs) {
    work += runner.run()
    ms = cpuMs() - began
  }
  return (work / ms) * 1000
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}
