import { percentile, type Summary } from './summary.ts'
import type { Figures } from './web-process.ts'

/** Says what happens while it happens, on the error stream; only the result goes to the output. */
export class Report {
  private readonly failures = new Map<string, number>()

  constructor(private readonly isJson: boolean) {}

  get errors(): number {
    return [...this.failures.values()].reduce((sum, count) => sum + count, 0)
  }

  say(text: string): void {
    process.stderr.write(`${text}\n`)
  }

  /** What goes wrong is told once and counted. */
  readonly fail = (why: string): void => {
    const count = (this.failures.get(why) ?? 0) + 1
    this.failures.set(why, count)
    if (count === 1) this.say(`error: ${why}`)
  }

  /** What each of so many takes, by what the web processes hold before and after they came. */
  memory(what: string, before: Figures, after: Figures, count: number): void {
    if (count === 0) return
    const kb = (bytes: number) => Math.round(bytes / count / 1_024)
    const [rss, heap] = [kb(after.rssBytes - before.rssBytes), kb(after.heapBytes - before.heapBytes)]
    this.say(`memory of each ${what}: ${rss} kB resident; the heap in use grew by ${heap} kB`)
  }

  /** Processor time, which says more than delays do where others use the machine. */
  work(moves: number, before: Figures, after: Figures, own: NodeJS.CpuUsage): void {
    const perMove = (seconds: number) => `${((seconds * 1_000) / Math.max(1, moves)).toFixed(2)} ms`
    const web = perMove(after.cpuSeconds - before.cpuSeconds)
    this.say(`processor time of a move: ${web} in the web processes, ${perMove((own.user + own.system) / 1e6)} here`)
  }

  conclude(summary: Summary, delays: readonly number[], spectatorDelays: readonly number[]): void {
    for (const [why, count] of this.failures) this.say(`${count} × ${why}`)
    if (this.isJson) process.stdout.write(`${JSON.stringify(summary)}\n`)
    else process.stdout.write(`${tableOf(summary, delays, spectatorDelays)}\n`)
  }
}

const shares = [0.5, 0.95, 0.99, 1]

function tableOf(summary: Summary, delays: readonly number[], spectatorDelays: readonly number[]): string {
  const { games, moves, errors, spectators, rss_mb } = summary
  const ms = (values: readonly number[]) =>
    shares.map((share) => (percentile(values, share)?.toFixed(1) ?? '—').padStart(9)).join('')
  return [
    `${games} games, ${moves} moves, ${errors} errors, ${spectators.count} spectators, ${rss_mb} MB at most`,
    '',
    `milliseconds from sending a move      p50      p95      p99      max`,
    `until the opponent is told      ${ms(delays)}`,
    `until a spectator is told       ${ms(spectatorDelays)}`,
  ].join('\n')
}
