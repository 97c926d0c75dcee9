import type { Topology } from '../board/topology.ts'
import { ACTS } from '../position/move.ts'
import type { HandsPlan } from '../rules/hands.ts'
import type {
  Chance,
  Duty,
  Field,
  Guard,
  Immunity,
  Peril,
  Resignation,
  SeatPlan,
  Sight,
  StepPlan,
  Turn,
  Upkeep,
  Verdict,
} from '../rules/kinds.ts'
import type { StandingLimit } from '../rules/standing.ts'
import type { Ability } from './can.ts'
import type { LevelTable } from './level-table.ts'
import type { ReadingDefinition } from './readings.ts'

/** A kind of man as a variant's rule sheet lists it. */
export interface PieceDefinition {
  /** Letter in position text: upper case for the first seat. */
  readonly letter: string
  readonly abilities: readonly Ability[]
  /** What the game is about. It may not be left where it can be taken, unless it is `'takeable'`: then taking it ends the game. */
  readonly royal?: boolean | 'takeable'
  /** Belongs to nobody: it stands in everyone's way, and no one takes it. */
  readonly neutral?: boolean
  /** Worth in pawns, for bots that know nothing better; less than nothing where one wins by being rid of it. */
  readonly worth: number
  /** What it is drawn as, where another game has another man by its name; its own name where nothing is said. */
  readonly wears?: string
}

/** What it is kin to, for a library: Abbott's men, chess itself, chess on boards of another shape, chess with more men, its sisters. */
export type Family = 'ultima' | 'orthodox' | 'boards' | 'big' | 'sisters'

/** How people write its moves: `full`, with both cells and all victims, or shortly as chess players or vchess do. */
export type Notation = 'algebraic' | 'full' | 'vchess'

/** A variant as its rule sheet reads. Everything is composed of rules; nothing here is interpreted by name. */
export interface VariantDefinition {
  readonly slug: string
  readonly name: string
  /** What the game texts of other programs call it besides, as it is printed here. */
  readonly alsoCalled?: readonly string[]
  readonly by: string
  readonly year: number
  readonly family: Family
  readonly board: Topology
  readonly seats: readonly SeatPlan[]
  readonly pieces: Readonly<Record<string, PieceDefinition>>
  /** What men taken go into the hands of who took them. */
  readonly hands?: HandsPlan
  /** Where men of a kind can never have come to stand, so that no position text is read in which they do. */
  readonly standing?: Readonly<Record<string, StandingLimit>>
  /** What the seat to move may do besides moving a man: drop one from hand, put the duck, pass. */
  readonly also?: readonly Ability[]
  /** Who may not act, in order. */
  readonly guards?: readonly Guard[]
  /** What else decides whether royal men are safe. */
  readonly peril?: Peril
  /** Which of the legal moves one must choose from. */
  readonly duty?: Duty
  /** Who may not be taken. */
  readonly immunities?: readonly Immunity[]
  /** What is kept in mind after every step, in order. */
  readonly upkeep?: readonly Upkeep[]
  readonly turns: Turn
  /** What giving up does, where it is a step of the game; where nothing is said it ends the game, and nobody asks the rules. */
  readonly resigning?: Resignation
  /** What a seat may see; everything where nothing is said. */
  readonly sight?: Sight
  /** What each step of a turn is, where a turn has several or only some may be done in it. */
  readonly steps?: readonly StepPlan[]
  /** What perft counts as one ply: a step, or a whole turn. A step where nothing is said. */
  readonly ply?: 'step' | 'turn'
  /** Rows of position text, the far rank first; all of a position text where the start is more than men. */
  readonly setup: string
  /** The arrays one of which is drawn by lot when players meet; none where all begin from the same. */
  readonly arrays?: { readonly count: number; readonly start: (number: number) => string }
  /** What position text says between the side to move and the counters; two unused places where there is nothing. */
  readonly fields?: readonly Field[]
  /** How it ends; the first verdict that speaks is right. */
  readonly ends: readonly Verdict[]
  /** Who could still win when another's time is up. */
  readonly winsOnTime: Chance
  /** Kinds whose every move is irreversible, besides all captures and removals. */
  readonly irreversible?: readonly string[]
  /** Kinds whose every move begins the count of quiet steps again, although it can be taken back. */
  readonly restarts?: readonly string[]
  /** `full` where nothing is said. */
  readonly notation?: Notation
  /** How strong the levels of its bots are; they are spread by rule of thumb where nothing is said. */
  readonly levels?: LevelTable
  /** What others have in place of some of these rules, by a name in kebab case. */
  readonly readings?: Readonly<Record<string, ReadingDefinition>>
  /** What it is a reading of, and what that reading is called; absent where it is the one printed. */
  readonly reading?: { readonly name: string; readonly of: VariantDefinition }
}

export function defineVariant(definition: VariantDefinition): VariantDefinition {
  const letters = Object.values(definition.pieces).map((piece) => piece.letter)
  if (new Set(letters).size !== letters.length) throw new Error(`${definition.slug}: two kinds share a letter`)
  for (const [name, piece] of Object.entries(definition.pieces)) {
    if (piece.abilities.length > ACTS)
      throw new Error(`${definition.slug}: ${name} has more abilities than a move can tell apart`)
  }
  if ((definition.also?.length ?? 0) > ACTS)
    throw new Error(`${definition.slug}: more acts of the seat than a move can tell apart`)
  return definition
}
