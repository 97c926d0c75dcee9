import type { Game } from '../../game/index.ts'
import { manOf, type Seat } from '../../position/man.ts'
import type { Position } from '../../position/position.ts'

/** What a game has of that of which themes are made, read off its rules. */
export interface Traits {
  /** Capture rules of its men, those of mimics aside. */
  readonly rules: ReadonlySet<string>
  /** Kinds that take each man as that man takes: by several rules, each of them some other kind's own. */
  readonly mimics: ReadonlySet<string>
  /** Whether royal men take by landing and, mimics aside, no others do. */
  readonly onlyRoyalsLand: boolean
  /** What men and seats do: `move`, `swap`, `drop`, … */
  readonly acts: ReadonlySet<string>
  /** Kinds that bar most others from acting by standing next to them. */
  readonly freezers: ReadonlySet<string>
  readonly hasPromotion: boolean
  /** Whether royal men may not be left where they can be taken. */
  readonly hasCheck: boolean
  readonly hasImmunities: boolean
  /** Whether some man belongs to nobody. */
  readonly hasNeutral: boolean
  readonly forcesTaking: boolean
  /** Whether it is good to have men: not so where one wins by being rid of them. */
  readonly prizesMen: boolean
  /** Whether a step can take royal men off the board with others. */
  readonly hasBlasts: boolean
  /** Whether seats face each other across ranks. */
  readonly hasRanks: boolean
  /** Whether a turn is two moves of men. */
  readonly movesTwice: boolean
  /** Reasons for which a game can be won. */
  readonly ends: ReadonlySet<string>
}

const known = new WeakMap<Game, Traits>()

export function traitsOf(game: Game): Traits {
  const traits = known.get(game) ?? readTraits(game)
  known.set(game, traits)
  return traits
}

function readTraits(game: Game): Traits {
  const { kinds, rules } = game
  const men = kinds.slice(1).filter(({ neutral }) => !neutral)
  const rulesOf = new Map(
    men.map(({ name, abilities }) => [
      name,
      new Set(abilities.flatMap(({ captures }) => captures.map(({ rule }) => rule))),
    ]),
  )
  const isMimic = (name: string): boolean => {
    const own = [...(rulesOf.get(name) ?? [])]
    const isSomebodys = (rule: string) =>
      [...rulesOf].some(([other, theirs]) => other !== name && theirs.size === 1 && theirs.has(rule))
    return own.length > 1 && own.every(isSomebodys)
  }
  const mimics = new Set([...rulesOf.keys()].filter(isMimic))
  const abilities = kinds.flatMap((kind) => kind.abilities)
  const plans = rules.setting.steps
  return {
    rules: new Set([...rulesOf].flatMap(([name, own]) => (mimics.has(name) ? [] : [...own]))),
    mimics,
    onlyRoyalsLand: men.every(
      ({ name, royal }) => mimics.has(name) || rulesOf.get(name)?.has('displacement') === royal,
    ),
    acts: new Set(abilities.map(({ act }) => act)),
    freezers: freezersOf(game),
    hasPromotion: abilities.some(({ act, argument }) => act === 'move' && argument === 'kind'),
    hasCheck: men.some(({ guarded }) => guarded),
    hasImmunities: rules.immunities.length > 0,
    hasNeutral: kinds.some(({ neutral }) => neutral),
    forcesTaking: rules.duty?.forcesTaking === true,
    prizesMen: men.every(({ worth }) => worth >= 0),
    hasBlasts: rules.peril !== undefined,
    hasRanks: (game.board.plan.shape ?? 'squares') === 'squares' || game.board.plan.shape === 'points',
    movesTwice: plans.filter((plan) => plan === 'man').length > 1,
    ends: endsOf(game),
  }
}

/** Tried out with two men on an empty board: guards tell whom they bar, not by whom. */
function freezersOf(game: Game): ReadonlySet<string> {
  const men = game.kinds.slice(1)
  if (game.rules.guards.length === 0) return new Set()
  const [cell, beside] = twoInTouch(game)
  const isBarredBy = (kind: number, by: number): boolean => {
    const p = game.emptyPosition()
    p.set(cell, manOf(kind, 0))
    p.set(beside, manOf(by, 1))
    return game.rules.guards.some((guard) => guard.barredBy(p, cell, p.cells[cell]).includes(beside))
  }
  const freezes = (by: number): boolean => men.filter(({ number }) => isBarredBy(number, by)).length * 2 > men.length
  return new Set(men.filter(({ number }) => freezes(number)).map(({ name }) => name))
}

function twoInTouch(game: Game): readonly [number, number] {
  const { first, cells } = game.board.rays('every')
  return [0, cells[first[0]]]
}

/** Verdicts do not list their reasons; asked about a stuck seat, a bared and a lost royal man, they give them. */
function endsOf(game: Game): ReadonlySet<string> {
  const stuck = { canMove: false, inCheck: false }
  const going = { canMove: true, inCheck: false }
  const found = game.rules.verdicts.flatMap((verdict) => [
    verdict.on === 'stuck' && verdict.judge(army(game, 'whole'), stuck),
    verdict.on === 'standing' && verdict.judge(army(game, 'bare'), going),
    verdict.on === 'standing' && verdict.judge(army(game, 'headless'), going),
  ])
  return new Set(found.flatMap((end) => (end && Math.max(...end.scores) === 1 ? [end.reason] : [])))
}

/** One man of each kind for each seat on its own cell; the second seat as told. */
function army(game: Game, second: 'whole' | 'bare' | 'headless'): Position {
  const p = game.emptyPosition()
  let cell = 0
  const put = (kind: number, seat: Seat) => p.set(cell++, manOf(kind, seat))
  for (const { number, royal, neutral } of game.kinds.slice(1)) {
    if (neutral) continue
    const isPrize = royal || game.rules.verdicts.some(({ prize }) => prize === number)
    put(number, 0)
    if (second === 'whole' || isPrize === (second === 'bare')) put(number, 1)
  }
  return p
}
