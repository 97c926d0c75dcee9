import type { Rays } from '../board/rays.ts'
import type { Cell, Heading, HeadingSet, Topology } from '../board/topology.ts'
import type { Kind, Man, Seat } from '../position/man.ts'
import type { Moves } from '../position/move.ts'
import type { Position } from '../position/position.ts'
import type { SlotPlan } from '../position/slots.ts'
import type { Hands } from './hands.ts'
import type { PositionFault } from './position-fault.ts'

/**
 * The kinds of rule a variant is composed of. Each is a function of the setting (board, kinds, seats) that compiles
 * what it needs into tables and returns its faces; every cell, heading and side comes from the setting, so no rule
 * knows the size of a board or how many play.
 */
export interface Setting {
  readonly board: Topology
  readonly slots: SlotPlan
  readonly seats: readonly SeatPlan[]
  readonly kinds: readonly KindPlan[]
  /** Number of the kind of that name; throws on a name the variant does not have. */
  kindNamed(name: string): Kind
  /** What each step of a turn may be; one step, of either sort, where the variant says nothing. */
  readonly steps: readonly StepPlan[]
  /** The men seats have off the board, where there are such. */
  readonly hands: Hands | undefined
  /** Bit `t` of `foes[tag]` is set where men of tag `t` are hostile to men of that tag. */
  readonly foes: Int32Array
  /** Whether nothing bars the man on the cell from acting. For men of any side. */
  isFree(p: Position, cell: Cell): boolean
  /** Whether some side hostile to that owner tag could take a royal man of it that stood on the cell. */
  isAttacked(p: Position, cell: Cell, tag: number): boolean
  /** Whether the man on one cell takes the man on the other in some move of its, royal safety aside. */
  attacks(p: Position, from: Cell, target: Cell): boolean
  /** Whether the seat to move has a legal step. */
  canMove(p: Position): boolean
  /** Marks the cells where men of the seat could go, and whom they would take, if it were to move; royal safety aside. */
  markReach(p: Position, seat: Seat, marks: Marks): void
  /** Whether some hostile side could take a royal man of that owner tag where it stands. */
  isInCheck(p: Position, tag: number): boolean
  /** Whether the count of quiet steps may begin again with one that can be taken back. */
  readonly restarts: boolean
  /**
   * Where the hostile men stand that could take the man on the cell, by going to `to` if that is told, if it were their
   * turn, and leave no royal man of theirs exposed. Slow: for verdicts on how a game came about, and for rare steps.
   */
  takersOf(p: Position, target: Cell, to?: Cell): readonly Cell[]
}

/** A step of a turn moves a man, or is an act of the seat (a drop, the duck put down), or is free to be either. */
export type StepPlan = 'man' | 'seat' | 'either'

export interface SeatPlan {
  /** `white`, `black`, … */
  readonly id: string
  /** Heading this seat calls north. */
  readonly faces: string
  /** What people call it where that is not its id: texts keep to `white` and `black`, players may say Red. */
  readonly called?: string
}

export interface KindPlan {
  readonly name: string
  readonly letter: string
  /** Whether its loss is what the game is about. */
  readonly royal: boolean
  /** Whether it belongs to nobody: it stands in everyone's way, and no one takes it. */
  readonly neutral: boolean
  /** Whether, being royal, it may not be left where it can be taken either. */
  readonly guarded: boolean
}

/** A growing set of cells. */
export interface Marks {
  add(cell: Cell): void
}

/** For the sensitivity faces: cells that may matter when they are emptied (`add`), and those that may when filled. */
export interface SensitiveMarks extends Marks {
  /** Something may follow when the man on the cell leaves it and takes somebody; not when it only leaves. */
  addTaking(cell: Cell): void
  /** Something may follow when a man comes to the empty cell, or another takes the place of the one on it. */
  addEmpty(cell: Cell): void
}

/**
 * How men come to a cell, told as data: along lines over empty cells, or in one bound whatever stands between. Rules
 * that tell it of themselves are asked all at once by royal safety, in one look round, instead of one after the other.
 */
export interface Arrival {
  /** By owner tag, the lines it comes by. */
  readonly lines?: readonly Rays[]
  /** Whether a man of that owner tag comes from one cell to the other in one bound. */
  readonly bounds?: (tag: number, from: Cell, to: Cell) => boolean
}

/** Where may a man go. */
export interface MovementFaces {
  /** Set where every move goes along one line of those headings, to an empty cell. */
  readonly along?: HeadingSet
  /** Set where this is exactly: any distance over empty cells along those headings, to an empty cell. */
  readonly glides?: HeadingSet
  /** Set where this is exactly: as gliding, and over any single hostile man with an empty cell behind it. */
  readonly vaults?: HeadingSet
  /** Forward: writes `base` with each reachable cell into `out` from `n` on and returns the new end. */
  go(p: Position, from: Cell, base: number, out: Moves, n: number): number
  /** The same for every man that looks like `man`, in one call; `act` are the bits of the ability used. */
  goAll?(p: Position, man: Man, act: number, out: Moves, n: number): number
  /** Whether a man of that owner tag could ever go from one cell to the other. Where it is not given, perhaps it could. */
  reaches?(tag: number, from: Cell, to: Cell): boolean
  /** Further cells by which people name where a move goes: castling may be told by where the king ends, or the rook stands. */
  alsoTo?(p: Position, move: number): readonly Cell[]
  /** Reverse: could some free man that looks like this arrive at the cell, supposing it may stand there? */
  comes?(p: Position, to: Cell, man: Man): boolean
  /** Set where `comes` is exactly this for men that are free. */
  readonly arrival?: Arrival
  /** Sensitivity: marks the occupied cells of which at least one must be emptied before such a man could newly arrive. */
  opens?(p: Position, to: Cell, man: Man, marks: SensitiveMarks): void
  /** What keeps the man from going there where its way alone would lead it; undefined where nothing does, or no way leads. */
  hinders?(p: Position, from: Cell, to: Cell): Hindrance | undefined
  /** What keeps a man of that kind in the hand of the seat to move from being put on the empty cell. */
  hindersDrop?(p: Position, kind: Kind, to: Cell): Hindrance | undefined
}
/** Why a man may not go where it seems it could: a stable key, whom it would have to do with, and whose doing it is. */
export interface Hindrance {
  readonly key: string
  readonly whom: readonly Cell[]
  readonly by: readonly Cell[]
}
export type Movement = (s: Setting) => MovementFaces

/** Who is taken when a man goes from one cell to another. A capture writes nothing: the victims are taken together. */
export interface CaptureFaces {
  /** Stable key of the rule, as screens translate it. */
  readonly rule: string
  /** Whether it can never take a royal man, so that royal safety need not ask it. */
  readonly sparesRoyals: boolean
  /** Whether it takes the man where the mover lands and nobody else, so that it leaves no cell empty. */
  readonly byLanding?: boolean
  /** Forward: appends the victims of going from `from`, where the man still stands, to `to`. */
  victims(p: Position, from: Cell, to: Cell, out: Moves, n: number): number
  /** The cell of the man that helps (the anchor of a pinch), or OFF. */
  partner(p: Position, from: Cell, to: Cell, victim: Cell): Cell
  /** Reverse: could some free man that looks like this take the man on the target? */
  takes?(p: Position, target: Cell, man: Man): boolean
  /** Set where `takes` is exactly this for free men and royal targets of the kinds in `takesArriving`. */
  readonly arrival?: Arrival
  /** 1 for the kinds it takes by arriving. */
  readonly takesArriving?: Uint8Array
  /**
   * Sensitivity: marks cells of which at least one must be emptied before such a man could newly take the target. A step
   * empties one cell of its own side at most, unless a royal man moves in it; what takes two such needs no mark.
   */
  opens?(p: Position, target: Cell, man: Man, marks: SensitiveMarks): void
  /**
   * Foresight, for searches: marks all cells where some man of that side would take something by landing, and perhaps
   * a few more; moves to other cells take nothing. A rule for which it matters where the man comes from has
   * `landingsFrom` instead; one with neither is asked about every move.
   */
  landings?(p: Position, tag: number, marks: Marks): void
  /** The same for the man on one cell. */
  landingsFrom?(p: Position, from: Cell, marks: Marks): void
}
export type Capture = (s: Setting, movement: MovementFaces) => CaptureFaces

/**
 * What happens at make time, instead of going there and taking the victims (a removal, a swap, a shot) or when that is
 * done (a promotion, an explosion). Writes through `p.set` and returns how many men have left the board by it; `took`
 * left before. The lists of men may still be those from before the step; cells always are as they are.
 */
export type Effect = (s: Setting) => (p: Position, from: Cell, to: Cell, argument: number, took: number) => number

/**
 * What is kept in mind after a step, whatever it was: rights that lapse, the cell a pawn has passed. Writes slots; the
 * men already stand where they go. `man` is the one that moved, as it looked before; `victims` are
 * the men it took, as they looked, before the first 0.
 */
export type Upkeep = (
  s: Setting,
) => (p: Position, from: Cell, to: Cell, man: Man, took: number, victims: Int32Array) => void

/** A part of position text that tells the state of a rule: rights, the cell a pawn has passed. */
export interface FieldFaces {
  /** What it tells, as a key; undefined where it only holds a place. */
  readonly tells?: 'castling' | 'passed' | 'count' | 'fallen' | 'points'
  /** Sets what the text says; the men already stand. Returns what is wrong with it, a stable key and what it concerns. */
  read(
    p: Position,
    text: string,
  ):
    | { readonly reason: PositionFault; readonly params: Readonly<Record<string, string | readonly string[]>> }
    | undefined
  print(p: Position): string
}
export type Field = (s: Setting) => FieldFaces

/** Cells that mean something to a seat: where it promotes, where its pawns begin. 1 on those cells. */
export type Region = (s: Setting, seat: Seat) => Uint8Array

/** Whether a man of that owner tag may become one of that kind now. */
export type Offer = (s: Setting) => (p: Position, tag: number, kind: Kind) => boolean

/** Who may not act. */
export interface GuardFaces {
  /** Stable key, as screens translate it. */
  readonly rule: string
  bars(p: Position, cell: Cell, man: Man): boolean
  /** Whether it ever bars men of that kind. */
  concerns(kind: Kind): boolean
  /** Whether it bars any man of that side. May say yes in doubt, never no. */
  barsAny(p: Position, tag: number): boolean
  /** Marks the men it bars, of every side, some of them perhaps twice. */
  markBarred(p: Position, marks: Marks): void
  /** The cells of what bars the man. */
  barredBy(p: Position, cell: Cell, man: Man): Cell[]
  /** Sensitivity: marks the men of that side whose leaving might free a hostile man to act. */
  opens(p: Position, tag: number, marks: SensitiveMarks): void
}
export type Guard = (s: Setting) => GuardFaces

/** What a duty may ask about a legal move: whether it takes anybody, and whether it mates. */
export interface DutyQuestions {
  takes(p: Position, move: number): boolean
  mates(p: Position, move: number): boolean
}

/** Which of the legal moves one must choose from. */
export interface DutyFaces {
  /** Stable key of what it demands, as screens translate it. */
  readonly rule: string
  /** Narrows the list of legal moves in place and returns how many are left. */
  keep(p: Position, out: Moves, n: number, asked: DutyQuestions): number
  /** Whether nobody who can take may decline to. */
  readonly forcesTaking?: boolean
}

export type Duty = (s: Setting) => DutyFaces

/**
 * Whether royal men of an owner tag are exposed (`true`) or safe (`false`) whatever attacks them; undefined where attacks
 * decide. For games in which a step can take royal men away or put them out of reach.
 */
export type Peril = (s: Setting) => (p: Position, tag: number) => boolean | undefined

/** Who may not be taken: a move that would take such a man may not be made. */
export interface ImmunityFaces {
  /** Stable key, as screens translate it. */
  readonly rule: string
  /** Whether the man on the cell may not be taken. */
  spares(p: Position, cell: Cell): boolean
  /** Whether it spares any man of that side. May say yes in doubt, never no. */
  sparesAny(p: Position, tag: number): boolean
  /** The cells of the men that make the one on the cell immune; none where it is not. */
  sparedBy(p: Position, cell: Cell): Cell[]
}
export type Immunity = (s: Setting) => ImmunityFaces

/**
 * Whether a seat could still win by some line of play, whoever helps: then it wins when another's time is up, and else
 * that is a draw.
 */
export type Chance = (s: Setting) => (p: Position, seat: Seat) => boolean

/** What a seat may see: marks the cells. Where a variant has none, everyone sees everything. */
export type Sight = (s: Setting) => (p: Position, seat: Seat, marks: Marks) => void

/** Who is next; runs last in a step. `took` men have left the board in it. */
export type Turn = (s: Setting) => (p: Position, took: number) => void

/** What it means that the seat to move gives up, where others play on without it. The turn passes afterwards. */
export type Resignation = (s: Setting) => (p: Position) => void

/** How a game ended: a value per seat (1, ½, 0 or points) and the stable key of the reason. */
export interface Outcome {
  readonly reason: string
  readonly scores: readonly number[]
}

/** What a verdict may know of the step's end. */
export interface Circumstances {
  /** Whether the seat to move has a legal step. Asked for only by verdicts on being stuck. */
  readonly canMove: boolean
  /** Whether a royal man of the seat to move is under attack. */
  readonly inCheck: boolean
}

/**
 * How it ends. `stuck` verdicts speak when there is no legal step, `standing` ones of the men on the board alone,
 * `history` ones of how the position came about (and are left out of perft).
 */
export interface VerdictFaces {
  /** The kind whose loss it judges: where nobody has a man of it, nobody can have taken one. */
  readonly prize?: Kind
  readonly on: 'stuck' | 'standing' | 'history'
  judge(p: Position, now: Circumstances): Outcome | undefined
  /** Foresight, for searches: what it would say of the present position, were it to come again often enough. */
  ifRepeated?(p: Position): Outcome | undefined
}
export type Verdict = (s: Setting) => VerdictFaces

export type { Cell, Heading, HeadingSet, Kind, Man, Moves, Position, Seat, Topology }
