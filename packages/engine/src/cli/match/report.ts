import { estimate } from './elo.ts'
import type { Heading } from './match-ledger.ts'
import type { Tally } from './score-sheet.ts'
import { BOUND, type Claims, verdict } from './sprt.ts'

/** What came of a match. */
export interface Told {
  readonly heading: Heading
  readonly tally: Tally
  readonly claims?: Claims
}

/** For programs: everything from the first player's side. */
export function asJson({ heading, tally, claims }: Told): object {
  const { games, wins, draws, losses, pairs, forfeits } = tally
  const { elo, error, los } = estimate(pairs)
  const figures = { elo: rounded(elo, 1), error: rounded(error, 1), los: rounded(los, 4) }
  const sprt = claims === undefined ? {} : { sprt: { ...claims, ...verdict(pairs, claims) } }
  return { games, wins, draws, losses, ...figures, pairs, forfeits, ...sprt, ...heading }
}

/** More places than that would be noise. */
const rounded = (value: number | null, places: number): number | null =>
  value === null ? null : Number(value.toFixed(places))

/** For people. */
export function asWords({ heading, tally, claims }: Told, game: string): string {
  const [byFirst, bySecond] = tally.forfeits
  return [
    `${game}: ${heading.a} against ${heading.b}`,
    standing(tally),
    `pairs of 0, ½, 1, 1½ and 2 points: ${tally.pairs.join(', ')}`,
    ...(claims === undefined ? [] : [sprtWords(tally, claims)]),
    ...(byFirst + bySecond === 0 ? [] : [`forfeited: ${byFirst} by --a, ${bySecond} by --b`]),
  ].join('\n')
}

/** For people who wait. */
export function progressWords(tally: Tally, most: number, claims: Claims | undefined): string {
  const test = claims === undefined ? '' : `; LLR ${signed(verdict(tally.pairs, claims).llr, 2)}`
  return `${tally.games} of ${claims === undefined ? '' : 'at most '}${most}: ${standing(tally)}${test}`
}

function standing({ games, wins, draws, losses, pairs }: Tally): string {
  const { elo, error, los } = estimate(pairs)
  const share = games === 0 ? '' : `, ${(((wins + draws / 2) / games) * 100).toFixed(1)} %`
  const difference = elo === null ? 'Elo without bound' : `Elo ${signed(elo, 0)} ± ${error?.toFixed(0) ?? '?'}`
  const sureness = los === null ? '' : `, LOS ${(los * 100).toFixed(1)} %`
  return `+${wins} =${draws} −${losses}${share}, ${difference}${sureness}`
}

function sprtWords({ pairs }: Tally, claims: Claims): string {
  const { llr, holds } = verdict(pairs, claims)
  const decided = holds === null ? 'undecided' : `${claims[holds]} Elo it is, and not ${claims[other[holds]]}`
  return `SPRT of ${claims.elo0} against ${claims.elo1} Elo: LLR ${signed(llr, 2)} of ±${BOUND.toFixed(2)}, ${decided}`
}

const signed = (value: number, places: number): string => value.toFixed(places).replace('-', '−')

const other = { elo0: 'elo1', elo1: 'elo0' } as const
