import { median, type Speeds } from './contest.ts'
import type { Trial } from './ours.ts'

/** One comparison, as programs read it. */
export interface Row {
  readonly game: string
  readonly position: string
  readonly measure: Trial['measure']
  readonly peer: string
  /** Our speed ÷ the peer's: the median over the rounds. */
  readonly ratio: number
  /** Greatest less smallest ratio of a round, ÷ the median. */
  readonly spread: number
}

/** Rounds are compared within themselves, where both had the same machine. */
export function rowOf(trial: Trial, peer: string, against: string, speeds: Speeds): Row {
  const theirs = speeds.get(against) ?? []
  const ratios = (speeds.get(trial.name) ?? []).map((speed, round) => speed / theirs[round])
  const ratio = median(ratios)
  return {
    game: trial.game,
    position: trial.position,
    measure: trial.measure,
    peer,
    ratio: rounded(ratio),
    spread: rounded((Math.max(...ratios) - Math.min(...ratios)) / ratio),
  }
}

const rounded = (n: number): number => Number(n.toPrecision(3))

export function ratioTable(rows: readonly Row[]): string {
  const lines = rows.map(({ game, position, measure, peer, ratio, spread }) =>
    [
      game.padEnd(12),
      measure.padEnd(11),
      peer.padEnd(9),
      `${ratio} ×`.padStart(9),
      `±${Math.round(spread * 50)} %`.padStart(7),
      ` ${position}`,
    ].join(' '),
  )
  return [
    `${'game'.padEnd(12)} ${'measure'.padEnd(11)} ${'peer'.padEnd(9)} ${'ratio'.padStart(9)} ${'spread'.padStart(7)}  position`,
    ...lines,
  ].join('\n')
}

export function speedTable(speeds: Speeds): string {
  return [...speeds]
    .map(([name, rounds]) => `${name.padEnd(32)} ${Math.round(median(rounds)).toLocaleString('en').padStart(14)} /s`)
    .join('\n')
}
