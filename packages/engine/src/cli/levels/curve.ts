import { MOST_SETTING } from '../../search/index.ts'
import { likeliest, type Trial } from './ratings.ts'
import { type Entrant, GREEDY, type Played } from './tournament.ts'

/** Strength by setting, on a scale on which the greedy player stands at a thousand. */
export interface Curve {
  at(setting: number): number
  /** Half the width of the interval that holds what lies between two settings with 95 %. */
  errorBetween(a: number, b: number): number
  /** The lowest setting of that strength, to a tenth. */
  settingFor(elo: number): number
}

const GREEDY_ELO = 1000
/** The curve is straight from each of these settings to the next, every fifth from nought on. */
const KNOT = 5
const KNOTS = MOST_SETTING / KNOT + 1
/** Before a game is played: what a knot adds to the one before, how far it strays from that, and how much bends are usual. */
const SLOPE = 70
const SLOPE_SPREAD = 70
const BEND = 35
/** Before a game is played: the greedy player is somewhere about the strength of a setting of thirty. */
const GREEDY_KNOT = 6
const GREEDY_SPREAD = 600

/**
 * The likeliest curve by all that has been played at whatever settings: neighbours on it are of like strength, so games
 * of a setting tell of those beside it as well. The first unknown is the curve's slope in excess of the usual, then a
 * bend for each knot between the ends, and at last the greedy player. The curve begins at nought.
 */
export function curveOf(played: readonly Played[]): Curve {
  const unknowns = KNOTS
  const greedy = unknowns - 1
  const none = (): number[] => Array.from({ length: unknowns }, () => 0)
  /** What each unknown adds at a setting. */
  const weightsAt = (setting: number): number[] => {
    const knots = Math.min(MOST_SETTING, Math.max(0, setting)) / KNOT
    const weights = none()
    weights[0] = knots
    for (let knot = 1; knot < KNOTS - 1; knot++) weights[knot] = Math.max(0, knots - knot)
    return weights
  }
  const weightsOf = (entrant: Entrant): number[] => {
    if (entrant !== GREEDY) return weightsAt(entrant)
    const weights = none()
    weights[0] = GREEDY_KNOT
    weights[greedy] = 1
    return weights
  }
  /** The usual slope is known, and is taken out of what is sought by a trial's share of it. */
  const usual = (entrant: Entrant): number => SLOPE * (entrant === GREEDY ? GREEDY_KNOT : entrant / KNOT)
  const trials = played.flatMap(({ a, b, tally: { wins, draws, games } }): Trial[] =>
    games === 0
      ? []
      : [{ weights: less(weightsOf(a), weightsOf(b)), offset: usual(a) - usual(b), points: wins + draws / 2, games }],
  )
  const spread = (i: number): number => (i === 0 ? SLOPE_SPREAD : i === greedy ? GREEDY_SPREAD : BEND)
  const prior = none().map((_, i) => none().map((_, j) => (i === j ? 1 / spread(i) ** 2 : 0)))
  const found = likeliest(unknowns, trials, prior)
  const value = (entrant: Entrant): number =>
    usual(entrant) + weightsOf(entrant).reduce((sum, weight, i) => sum + weight * found.values[i], 0)
  const base = GREEDY_ELO - value(GREEDY)
  const at = (setting: number): number => base + value(setting)
  return {
    at,
    errorBetween: (a, b) => found.errorOf(less(weightsAt(a), weightsAt(b))),
    settingFor(elo) {
      for (let tenths = 0; tenths < 10 * MOST_SETTING; tenths++) if (at(tenths / 10) >= elo) return tenths / 10
      return MOST_SETTING
    },
  }
}

const less = (a: readonly number[], b: readonly number[]): number[] => a.map((one, i) => one - b[i])
