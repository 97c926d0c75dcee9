import { EMPTY, type Kind, type Man, type Seat } from '../position/man.ts'
import { ACT_SHIFT, type Moves } from '../position/move.ts'
import type { Position } from '../position/position.ts'
import { SlotPlan } from '../position/slots.ts'
import { compileHands } from '../rules/hands.ts'
import type {
  CaptureFaces,
  Cell,
  Chance,
  Duty,
  Effect,
  FieldFaces,
  GuardFaces,
  ImmunityFaces,
  KindPlan,
  MovementFaces,
  Peril,
  Resignation,
  Setting,
  Sight,
  Upkeep,
  VerdictFaces,
} from '../rules/kinds.ts'
import { compileStanding, type Standing } from '../rules/standing.ts'
import type { VariantDefinition } from './define-variant.ts'
import { sparing } from './sparing.ts'

/** An ability bound to a board: its act number is its place in its kind's list. */
export interface CompiledAbility {
  readonly act: string
  readonly number: number
  /** The number where a move carries it. */
  readonly bits: number
  readonly movement: MovementFaces
  readonly goAll: NonNullable<MovementFaces['goAll']>
  readonly captures: readonly CaptureFaces[]
  readonly effects: readonly ReturnType<Effect>[]
  readonly after: readonly ReturnType<Effect>[]
  readonly isPlain: boolean
  /** Whether all it does to the board is that the mover leaves a cell and comes to another, empty or its victim's. */
  readonly isLanding: boolean
  readonly isSafeOnTheWay: boolean
  readonly argument: 'kind' | undefined
  readonly suffix: string
  readonly whenBarred: boolean | 'only'
  /** Appends the victims of all captures of one step. */
  victims(p: Position, from: Cell, to: Cell, out: Moves, n: number): number
}

export interface CompiledKind extends KindPlan {
  readonly number: Kind
  readonly worth: number
  readonly abilities: readonly CompiledAbility[]
  /** What it may do unless barred, and what only a barred man may. */
  readonly whenFree: readonly CompiledAbility[]
  readonly whenBarred: readonly CompiledAbility[]
  /** Whether each move of it begins the count of quiet steps again. */
  readonly restarts: boolean
  /** Whether all it does touches only itself and its victims. */
  readonly isPlain: boolean
  /** Whether it takes only where it lands, if at all: the one cell its moves leave empty is its own. */
  readonly takesByLanding: boolean
}

/** A variant's rules bound to its board and seats. */
export interface CompiledRules {
  readonly setting: Setting
  readonly kinds: readonly CompiledKind[]
  readonly guards: readonly GuardFaces[]
  readonly immunities: readonly ImmunityFaces[]
  readonly verdicts: readonly VerdictFaces[]
  readonly canWin: ReturnType<Chance>
  readonly upkeep: readonly ReturnType<Upkeep>[]
  readonly fields: readonly FieldFaces[]
  readonly standing: Standing
  readonly peril: ReturnType<Peril> | undefined
  readonly duty: ReturnType<Duty> | undefined
  turn(p: Position, took: number): void
  readonly resigning: ReturnType<Resignation> | undefined
  /** Undefined where everyone sees everything. */
  readonly sight: ReturnType<Sight> | undefined
  isBarred(p: Position, cell: Cell, man: Man): boolean
  /** Whether any man of that side is barred: asked once a position, so that mostly nobody else need be asked. */
  someBarred(p: Position, tag: number): boolean
}

/** What rules may ask that only all of them together can answer. */
export type Whole = Pick<Setting, 'attacks' | 'canMove' | 'isAttacked' | 'isInCheck' | 'takersOf' | 'markReach'>

/**
 * Binds every rule of the definition once, so that play follows tables and direct calls alone. What is attacked only
 * the whole knows; rules that ask are answered by it.
 */
export function compileRules(definition: VariantDefinition, whole: Whole): CompiledRules {
  const { board } = definition
  const names = Object.keys(definition.pieces)
  const kinds: KindPlan[] = [nobody, ...names.map((name) => kindPlan(definition, name))]
  const guards: GuardFaces[] = []
  const slots = new SlotPlan(board.size)
  const setting: Setting = {
    board,
    slots,
    seats: definition.seats,
    steps: definition.steps ?? ['either'],
    kinds,
    kindNamed(name) {
      const number = names.indexOf(name) + 1
      if (number === 0) throw new Error(`${definition.slug} has no ${name}`)
      return number
    },
    hands: definition.hands && compileHands(definition.hands, slots, definition.seats, names),
    foes: hostilities(definition.seats.length),
    isFree: (p, cell) => !isBarred(p, cell, p.cells[cell]),
    ...whole,
    restarts: (definition.restarts ?? []).length > 0,
  }
  for (const guard of definition.guards ?? []) guards.push(guard(setting))
  const immunities = (definition.immunities ?? []).map((immunity) => immunity(setting))
  const [first, second, ...more] = guards
  // Most variants have at most two guards; unrolling spares the loop in the hottest question of all.
  const isBarred =
    first === undefined
      ? () => false
      : second === undefined
        ? first.bars
        : (p: Position, cell: Cell, man: Man) =>
            first.bars(p, cell, man) || second.bars(p, cell, man) || more.some((guard) => guard.bars(p, cell, man))
  return {
    setting,
    kinds: kinds.map((plan, number) => compileKind(definition, setting, immunities, plan, number)),
    guards,
    immunities,
    verdicts: definition.ends.map((verdict) => verdict(setting)),
    canWin: definition.winsOnTime(setting),
    upkeep: (definition.upkeep ?? []).map((keep) => keep(setting)),
    fields: (definition.fields ?? []).map((field) => field(setting)),
    standing: compileStanding(setting, definition.standing),
    peril: definition.peril?.(setting),
    duty: definition.duty?.(setting),
    turn: definition.turns(setting),
    resigning: definition.resigning?.(setting),
    sight: definition.sight?.(setting),
    isBarred,
    someBarred: (p, tag) => {
      for (let i = 0; i < guards.length; i++) if (guards[i].barsAny(p, tag)) return true
      return false
    },
  }
}

const nobody: KindPlan = { name: '', letter: '', royal: false, guarded: false, neutral: false }

function kindPlan(definition: VariantDefinition, name: string): KindPlan {
  const { letter, royal = false, neutral = false } = definition.pieces[name]
  return { name, letter, royal: royal !== false, guarded: royal === true, neutral }
}

function compileKind(
  definition: VariantDefinition,
  setting: Setting,
  immunities: readonly ImmunityFaces[],
  plan: KindPlan,
  number: Kind,
): CompiledKind {
  const piece = definition.pieces[plan.name]
  // Kind 0, the empty cell's, carries what the seat itself may do.
  const abilities = (number === 0 ? (definition.also ?? []) : piece.abilities).map((ability, act): CompiledAbility => {
    const free = ability.movement(setting)
    const { movement, captures } = sparing(
      setting,
      immunities,
      free,
      ability.captures.map((capture) => capture(setting, free)),
      ability.leavesSpared,
    )
    return {
      act: ability.act,
      number: act,
      bits: act << ACT_SHIFT,
      movement,
      goAll: movement.goAll ?? oneByOne(movement),
      captures,
      effects: ability.effects.map((effect) => effect(setting)),
      after: (ability.after ?? []).map((effect) => effect(setting)),
      isPlain: ability.isPlain ?? ability.effects.length === 0,
      isLanding:
        ability.isPlain !== false &&
        ability.isSafeOnTheWay !== true &&
        ability.effects.length === 0 &&
        captures.every((capture) => capture.byLanding === true),
      isSafeOnTheWay: ability.isSafeOnTheWay === true,
      argument: ability.argument,
      suffix: ability.suffix ?? '',
      whenBarred: ability.whenBarred,
      victims: joinVictims(captures),
    }
  })
  return {
    ...plan,
    number,
    worth: piece?.worth ?? 0,
    abilities,
    whenFree: abilities.filter((ability) => ability.whenBarred !== 'only'),
    whenBarred: abilities.filter((ability) => ability.whenBarred !== false),
    isPlain: abilities.every((ability) => ability.isPlain),
    takesByLanding: abilities.every(
      ({ effects, captures }) => effects.length === 0 && captures.every((capture) => capture.byLanding === true),
    ),
    restarts: [...(definition.irreversible ?? []), ...(definition.restarts ?? [])].includes(plan.name),
  }
}

function oneByOne({ go }: MovementFaces): NonNullable<MovementFaces['goAll']> {
  return (p, man, act, out, n) => {
    const end = man * p.size + p.count[man]
    for (let i = man * p.size; i < end; i++) n = go(p, p.at[i], p.at[i] | act, out, n)
    return n
  }
}

function joinVictims(captures: readonly CaptureFaces[]): CompiledAbility['victims'] {
  const [only] = captures
  if (only === undefined) return (_p, _from, _to, _out, n) => n
  if (captures.length === 1) return only.victims
  return (p, from, to, out, n) => {
    for (let i = 0; i < captures.length; i++) n = captures[i].victims(p, from, to, out, n)
    return n
  }
}

/** Everyone against everyone; nobody is hostile to an empty cell or to what belongs to no one. */
function hostilities(seats: number): Int32Array {
  const all = Array.from({ length: seats }, (_, seat: Seat) => 1 << (seat + 1)).reduce((a, b) => a | b, EMPTY)
  return Int32Array.from({ length: 16 }, (_, tag) => (tag >= 1 && tag <= seats ? all & ~(1 << tag) : 0))
}
