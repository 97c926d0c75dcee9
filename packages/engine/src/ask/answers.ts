import type { BoardShape } from '../board/topology.ts'

/**
 * What screens and other programs may ask of the rules, and the plain values they get back.
 * Everything here survives JSON: no classes, no typed arrays, no `undefined` that matters.
 * Texts are never sentences: a rule, a reason or an obstacle is a key, its parameters are cells and kinds.
 */

/** A cell by its name on the board, `d4`. */
export type CellName = string
/** A move as programs write it: `d2d6`; removal of one's own frozen man `d4d4`. Unique among the legal moves. */
export type MoveId = string
/** A seat by its place in the order of play: 0 is White where there is a White. */
export type Seat = number

/** A game as far as it has gone: where it began and what was played. Histories matter (repetition), so every question takes one. */
export interface Line {
  readonly variant: string
  /** Position text to begin from; the variant's own start when absent. */
  readonly start?: string | undefined
  readonly moves: readonly MoveId[]
}

export interface KindAnswer {
  readonly kind: string
  readonly letter: string
  readonly royal: boolean
  /** Whether it belongs to nobody. */
  readonly neutral: boolean
  /** What it is drawn as: games may have different men by one name. */
  readonly wears: string
}

export interface VariantAnswer {
  readonly slug: string
  readonly name: string
  readonly by: string
  readonly year: number
  /** What it is kin to: `ultima`, `orthodox`, … */
  readonly family: string
  /** Extent of the board in cells, where it has files and ranks. */
  readonly board: { readonly files: number; readonly ranks: number; readonly shape: BoardShape }
  /**
   * `called`: its name on screens, most often its id; `turn`: which way its men look, in quarters of a circle clockwise
   * from the first seat's.
   */
  readonly seats: readonly { readonly id: string; readonly called: string; readonly turn: number }[]
  readonly kinds: readonly KindAnswer[]
  readonly start: string
  /** Whether everyone sees everything; else questions are asked for a viewer. */
  readonly isOpen: boolean
  /** Kinds of men that may be held in hand and put on the board, in the order in which they lie there; none where there are no hands. */
  readonly handKinds: readonly Pick<KindAnswer, 'kind' | 'letter'>[]
  /** Slug of the variant whose edition tells of it: its own, unless it is another reading of that variant. */
  readonly edition: string
  /** What the reading is called, if it is not the one printed. */
  readonly reading: string | null
  /** The other readings of its edition; `isOffered` are those a game may be begun in. */
  readonly readings: readonly { readonly slug: string; readonly name: string; readonly isOffered: boolean }[]
  /** Of how many steps a turn is at most. */
  readonly steps: number
  /** What each step of a turn is where there are several: the move of a man, an act of the seat, or either. */
  readonly stepPlans: readonly ('man' | 'seat' | 'either')[]
}

export interface ManAnswer {
  readonly cell: CellName
  readonly kind: string
  /** −1 for a man that belongs to nobody. */
  readonly seat: Seat
  readonly letter: string
}

/** How a victim goes: the capture rule, the cell of the man that makes the rule work (pincer's anchor, coordinator's king), if any. */
export interface VictimAnswer {
  readonly cell: CellName
  readonly kind: string
  readonly seat: Seat
  /** `pinch`, `withdrawal`, `leap`, `coordination`, `displacement`; the same keys when a chameleon does it. */
  readonly rule: string
  readonly partner: CellName | null
  /** As which kind it comes into the hand of who takes it; absent where it leaves the game. */
  readonly kept?: string | undefined
}

export interface MoveAnswer {
  readonly id: MoveId
  readonly from: CellName
  readonly to: CellName
  /**
   * What is done: `hidden` for a step the viewer has not seen (its cells and kind are then empty), `move` for going there,
   * `removal` for taking off one's own frozen man, `resignation` for giving up where others play on (no cells, no kind),
   * `drop` for putting a man on the board, from hand or one that is nobody's; `from` is then the cell it comes to.
   */
  readonly act: string
  readonly kind: string
  readonly seat: Seat
  /** As people write it: `Bd2-d6 xc6,d1`, `d4*`. */
  readonly text: string
  readonly victims: readonly VictimAnswer[]
  /** The kind it becomes, when it is promoted. */
  readonly becomes?: string | undefined
  /** Whether the man belongs to nobody; `seat` is then the one that puts it. */
  readonly neutral?: boolean | undefined
}

/** A move that may be possible after the other's turn. Whom it will take is not known before. */
export type PremoveAnswer = Pick<MoveAnswer, 'id' | 'from' | 'to' | 'act' | 'kind' | 'becomes'>

export interface OutcomeAnswer {
  /** `checkmate`, `noMove`, `stalemate`, `bareKings`, `repetition`, `quiet`; screens add `resignation` themselves. */
  readonly reason: string
  /** The winning seat, or null for a draw. */
  readonly winner: Seat | null
  /** One value per seat: 1, ½ or 0; points where they decide. */
  readonly scores: readonly number[]
}

/** Men of one kind that a seat has in hand. */
export interface HandAnswer {
  readonly kind: string
  readonly seat: Seat
  readonly letter: string
  readonly count: number
}

/** How a seat stands where seats can be out of the game while others play on. */
export interface StandingAnswer {
  readonly state: 'playing' | 'beaten' | 'resigned'
  /** What it has won so far; null where nothing is counted. */
  readonly points: number | null
}

export interface PositionAnswer {
  readonly variant: string
  readonly fen: string
  readonly toMove: Seat
  /** Which step of its turn that seat is at, from 0; more than 0 only where turns have several. */
  readonly stage: number
  readonly men: readonly ManAnswer[]
  /** Cells whose men the viewer may not know; in `fen` they are `?`. Empty where everything is seen. */
  readonly unseen: readonly CellName[]
  /** What seats have in hand, seat by seat in the order of the kinds; only what is there, nothing where there are no hands. */
  readonly hands: readonly HandAnswer[]
  /** Cells of royals of the seat to move that are under attack. */
  readonly check: readonly CellName[]
  /** Men that may not move because something freezes them, and what does. Both sides. */
  readonly frozen: readonly { readonly cell: CellName; readonly by: readonly CellName[] }[]
  /** Seat by seat, where seats can be out while others play on; empty elsewhere. */
  readonly standings: readonly StandingAnswer[]
  /** Cells of men that only stand there, their seat being out of the game. */
  readonly dead: readonly CellName[]
  /** The move by which the seat to move gives up, where others then play on; null where giving up ends the game. */
  readonly resignation: MoveId | null
  readonly outcome: OutcomeAnswer | null
  /** Steps since the line's start. */
  readonly ply: number
  /** Number of the full move about to be played, as position text counts it. */
  readonly moveNumber: number
  /** Steps since the last capture or removal; 100 is a draw. */
  readonly quiet: number
  /** Times this position has stood in this line, this one included. */
  readonly repeated: number
}

/** A position taken apart, to be set up by hand: each part may be changed, and whether they go together is asked afterwards. */
export interface SetUp {
  readonly variant: string
  readonly men: readonly Pick<ManAnswer, 'cell' | 'kind' | 'seat'>[]
  readonly hands: readonly Pick<HandAnswer, 'kind' | 'seat' | 'count'>[]
  readonly toMove: Seat
  /** Which step of its turn that seat is at, from 0. */
  readonly stage: number
  /** What else the game keeps in mind, as position text has it: `castling`, `passed`, `count`, `fallen`, `points`. */
  readonly fields: readonly { readonly tells: string; readonly text: string }[]
  readonly quiet: number
  readonly moveNumber: number
}

/** A played step with the position it led to: what a move list and a replay need. */
export interface StepAnswer {
  readonly move: MoveAnswer
  /** Whether the move gives check, mates, or neither. */
  readonly gives: 'check' | 'mate' | null
  readonly position: PositionAnswer
}

export interface ReplayAnswer {
  readonly start: PositionAnswer
  readonly steps: readonly StepAnswer[]
}

/** A move of a game with variations, in a list in which it comes after the move it answers. */
export interface BranchAnswer {
  /** Place in the list of the move it answers; −1 at the start. Of those with one parent the first is the main line. */
  readonly parent: number
  readonly move: MoveId
  readonly text: string
  readonly seat: Seat
  /** Number of the full move it belongs to. */
  readonly number: number
  /** Whether the number is written before it wherever it stands, as before White's moves. */
  readonly opens: boolean
  readonly gives: 'check' | 'mate' | null
  readonly comment: string
  /** Numeric annotation glyphs, as PGN counts them. */
  readonly glyphs: readonly number[]
}

/** A game with its variations. */
export interface TreeAnswer {
  readonly variant: string
  /** Position text it begins from; null for the variant's own start. */
  readonly start: string | null
  /** What is said before the first move. */
  readonly comment: string
  readonly branches: readonly BranchAnswer[]
  /** Tag pairs besides those that follow from the rest. */
  readonly tags: Readonly<Record<string, string>>
  /** `1-0`, `0-1`, `1/2-1/2`, `*`, or what each seat got where more than two play. */
  readonly result: string
}

/** What must be told of a game with variations to have it written. */
export interface TreeLine {
  readonly variant: string
  readonly start: string | null
  readonly comment: string
  readonly branches: readonly Pick<BranchAnswer, 'parent' | 'move' | 'comment' | 'glyphs'>[]
  readonly tags: Readonly<Record<string, string>>
  readonly result: string
}

/** Why a man cannot move, or a move cannot be played. `params` hold cells and kinds, in a fixed shape per key. */
export interface ReasonAnswer {
  /**
   * `frozen` {by}, `pinned` {royal, kind, by}, `leavesCheck` {royal, kind, by}, `hemmedIn` {by}, `blocked` {},
   * `losesRoyal` {kind}, `mustTake` {}, `dropMate` {}, `noRoom` {}, `notYourTurn` {}, `notThisStep` {}, `neutral` {}, `beaten` {}, `gameOver` {}, `empty` {}.
   */
  readonly key: string
  readonly params: Readonly<Record<string, string | readonly string[]>>
}

export interface AttackAnswer {
  /** The man that could take, where it would land, and by which rule. */
  readonly from: CellName
  readonly to: CellName
  readonly kind: string
  readonly rule: string
  readonly partner: CellName | null
}

/** Where a man may not go although its way alone would lead it there, or whom it may not act on though it sees him. */
export interface HindranceAnswer {
  readonly to: CellName
  /** `shielded`, `notBoth`, `unspotted`, `notWith`, `nobodyToBecome`. */
  readonly key: string
  /** The men it would have to do with. */
  readonly whom: readonly CellName[]
  /** The men whose doing it is, if any's. */
  readonly by: readonly CellName[]
}

export interface ExplainAnswer {
  /** A cell, or a man in hand as drops begin: `P@`, `p@` for the second seat’s. */
  readonly cell: CellName
  readonly man: ManAnswer | null
  /** Every legal move of the man on the cell, with victims. */
  readonly moves: readonly MoveAnswer[]
  /** Empty when the man can move. */
  readonly obstacles: readonly ReasonAnswer[]
  /** Of a man in hand, where else it may not be put: `dropBarred` {to}, `fileTaken` {to, by}, `dropMate` {to}. */
  readonly bars: readonly ReasonAnswer[]
  readonly hindrances: readonly HindranceAnswer[]
  /** Why nobody may take it: `shielded` {by}. */
  readonly immunities: readonly ReasonAnswer[]
  /** Enemy men that could take it if it were their turn. */
  readonly attackers: readonly AttackAnswer[]
}

/** What a turn has brought about, as far as the rules tell without looking ahead. */
export interface MotivesAnswer {
  readonly seat: Seat
  /** Its steps, one in most games. */
  readonly moves: readonly MoveAnswer[]
  readonly gives: 'check' | 'mate' | null
  /** Whether its seat was in check before. */
  readonly wasInCheck: boolean
  /** Hostile men that may not move since. */
  readonly freezes: readonly ManAnswer[]
  /** Men of its seat that may move again. */
  readonly frees: readonly ManAnswer[]
  /** The attacks on the man moved last that it has left; empty where it is attacked where it stands now. */
  readonly escapes: readonly AttackAnswer[]
  /** Other men of its seat that could have been taken before, and no longer can; royal ones aside. */
  readonly saves: readonly ManAnswer[]
  /** Hostile men that could be taken next and could not before, royal ones aside; the dearest first. */
  readonly threatens: readonly ThreatAnswer[]
}

export interface ThreatAnswer extends AttackAnswer {
  readonly victim: ManAnswer
}

export type Asked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: AskError }

export interface AskError {
  /**
   * `unknownVariant`, `badPosition` (params.reason a `PositionFault`), `badMove`, `illegalMove`, `badCell`, `gameOver`.
   */
  readonly key: string
  readonly params: Readonly<Record<string, string | readonly string[]>>
}

/** Bots by name; each is a budget and an error model. */
export type { BotLevel } from '../search/bot-levels.ts'

/** A line of play as a search expects it. */
export interface LineAnswer {
  /** Steps it has been looked into in full. */
  readonly depth: number
  /** Hundredths of a pawn for the seat to move; ±(100000 − plies) for a forced end. */
  readonly score: number
  /** Plies to the end when forced, negative when the seat to move is losing, else null. */
  readonly mateIn: number | null
  readonly line: readonly MoveId[]
  readonly lineText: readonly string[]
}

/** A thought of a search while it runs, its best line first of all; the last one has `done`. */
export interface ThoughtAnswer extends LineAnswer {
  readonly best: MoveId | null
  /** As many lines as were asked for and there are, no two with the same first step, the best one first. */
  readonly lines: readonly LineAnswer[]
  readonly nodes: number
  readonly ms: number
  /** Nodes a second. */
  readonly nps: number
  readonly done: boolean
}
