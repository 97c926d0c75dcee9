import { botLevels, MOST_SETTING } from '../../search/index.ts'
import { type Curve, curveOf } from './curve.ts'
import { type Fixture, GREEDY, hold, type Played, playedIn, type Venue } from './tournament.ts'

/** The step between neighbours that is aimed at, and what is near enough. */
const STEP = { wanted: 200, least: 165, most: 240 }
/** The greedy player has to win so much of the weakest level's games, a little more than is asked of it in the end. */
const SHARE_OF_GREEDY = 0.97
/** Settings among which the weakest level is looked for, and how often each meets the greedy player. */
const LOW = [0, 2, 4, 6, 9, 12]
const GAMES_WITH_GREEDY = 100
const ROUNDS = 4

/** Neighbours and next-but-ones, and the two weakest against the greedy player. */
export function fixturesOf(settings: readonly number[], games: number): Fixture[] {
  const duels = settings.flatMap((a, i) =>
    [settings[i - 1], settings[i - 2]].flatMap((b) => (b === undefined ? [] : [{ a, b, games }])),
  )
  return [...settings.slice(0, 2).map((a) => ({ a, b: GREEDY, games }) as const), ...duels]
}

/**
 * Plays rounds, moving the levels after each by all that has been played, until the steps are even. Begun again, it
 * goes on with the settings that were told last.
 */
export async function settle(
  venue: Venue,
  begin: readonly number[],
  games: number,
  tell: (settings: readonly number[], steps: readonly number[]) => void,
): Promise<void> {
  await hold(
    venue,
    LOW.map((a) => ({ a, b: GREEDY, games: GAMES_WITH_GREEDY })),
  )
  let settings = begin
  for (let round = 1; ; round++) {
    await hold(venue, fixturesOf(settings, games))
    const played = playedIn(venue)
    const curve = curveOf(played)
    const steps = stepsOn(curve, settings)
    tell(settings, steps)
    const isEven = steps.every((step) => step >= STEP.least && step <= STEP.most)
    if ((isEven && settings[0] <= weakest(played)) || round > ROUNDS) return
    settings = placed(curve, weakest(played))
    tell(settings, stepsOn(curve, settings))
  }
}

export const stepsOn = (curve: Curve, settings: readonly number[]): number[] =>
  settings.slice(1).map((setting, i) => Math.round(curve.at(setting) - curve.at(settings[i])))

/** In even steps from the weakest on. */
function placed(curve: Curve, first: number): readonly number[] {
  const span = curve.at(MOST_SETTING) - curve.at(first)
  const step = Math.min(STEP.wanted, span / (botLevels.length - 1))
  return botLevels.map((_, i) => (i === 0 ? first : curve.settingFor(curve.at(first) + i * step)))
}

/** The highest setting tried that the greedy player beats as it should, no lower one having withstood it. */
export function weakest(played: readonly Played[]): number {
  const tried = played
    .flatMap(({ a, b, tally }) =>
      b === GREEDY && a !== GREEDY && tally.games > 0 ? [{ setting: a, share: tally.losses / tally.games }] : [],
    )
    .toSorted((a, b) => a.setting - b.setting)
  const withstands = tried.findIndex(({ share }) => share < SHARE_OF_GREEDY)
  return tried[(withstands < 0 ? tried.length : Math.max(1, withstands)) - 1]?.setting ?? 0
}
