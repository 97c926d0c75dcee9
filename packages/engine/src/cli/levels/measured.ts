import type { Measured } from '../../game/level-table.ts'
import { curveOf } from './curve.ts'
import { type Entrant, GREEDY, type Played } from './tournament.ts'

/** Where the levels stand by all that has been played, and what they made of each other. */
export function measuredBy(played: readonly Played[], settings: readonly number[], stamp: string): Measured {
  const curve = curveOf(played)
  const place = (entrant: Entrant): number => (entrant === GREEDY ? 0 : settings.indexOf(entrant) + 1)
  const isLevel = (entrant: Entrant): boolean => entrant === GREEDY || settings.includes(entrant)
  const isNear = (a: number, b: number): boolean => (b === 0 ? a <= 2 : a - b >= 1 && a - b <= 2)
  return {
    stamp,
    elo: settings.map((setting) => Math.round(curve.at(setting))),
    errors: settings.slice(1).map((setting, i) => Math.round(curve.errorBetween(settings[i], setting))),
    results: played
      .filter(({ a, b }) => isLevel(a) && isLevel(b) && isNear(place(a), place(b)))
      .map(({ a, b, tally: { wins, draws, losses } }) => [place(a), place(b), wins, draws, losses])
      .toSorted(([a, b], [c, d]) => a - c || b - d),
  }
}
