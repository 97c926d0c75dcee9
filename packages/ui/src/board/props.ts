import type { CellName, HandAnswer, ManAnswer, MoveAnswer, MoveId, Seat } from '@variorum/engine/ask'
import type { BoardLayout } from '@variorum/engine/board'
import type { HandKind, HandText } from '../hands/hand-text.ts'
import type { PieceSet } from '../piece-sets/piece-set.ts'
import type { RemovalText } from './removal-control.tsx'

/** What a cell is at this moment, for the words that name it. */
export interface CellState {
  readonly man: ManAnswer | null
  readonly isSelected: boolean
  /** What going there with the selected man would do; null when it cannot. */
  readonly move: MoveAnswer | null
  readonly frozenBy: readonly CellName[]
  readonly isChecked: boolean
  /** What stands there may not be seen. */
  readonly isUnseen: boolean
  /** Its seat is out of the game, and it only stands there. */
  readonly isDead: boolean
}

/** How many places a man may go to, and at how many of them it takes something. */
export interface Reach {
  readonly targets: number
  readonly captures: number
}

/** Every word the board shows or speaks. */
export interface BoardText {
  /** Name of the board for assistive technology. */
  readonly name: string
  readonly cell: (cell: CellName, state: CellState) => string
  /** How to play without a pointer: the description of the board for assistive technology. */
  readonly keys: string
  /** Spoken when a man is taken up. `reach` is null for a man that is not to be moved now, whatever it could do on its turn. */
  readonly selected: (man: ManAnswer, reach: Reach | null, frozenBy: readonly CellName[]) => string
  readonly deselected: string
  /** Spoken once for every step that arrives, its victims included. */
  readonly moved: (move: MoveAnswer, isCheck: boolean) => string
  /** Spoken when typed coordinates name no legal move. */
  readonly refused: (typed: string) => string
  /** Stands before the typed letters. */
  readonly typed: string
  /** Title of the choice between moves that share their two ends. */
  readonly choose: string
  /** One of them, so that it is told from the others: where some promote, it says what this one makes of the man. */
  readonly choice: (move: MoveAnswer, among: readonly MoveAnswer[]) => string
  readonly cancel: string
  readonly removal: RemovalText
  /** Needed only where there are hands. */
  readonly hand: HandText
}

/** Men off the board that their seat may put on it. */
export interface BoardHands {
  /** The kinds that a hand may hold, in the order in which they lie there: each keeps its place, held or not. */
  readonly kinds: readonly HandKind[]
  readonly men: readonly HandAnswer[]
  /** Where they lie on a wide screen: beside the board, as in shogi, or in a row above it and one below, as always on a narrow one. */
  readonly place?: 'beside' | 'rows' | undefined
}

/** A sign drawn on the board from outside, in the same shapes the board uses itself. */
export type BoardMark =
  | {
      readonly shape: 'ring' | 'struck' | 'cross' | 'circle' | 'lock' | 'burst' | 'corners' | 'frame'
      readonly cell: CellName
    }
  | { readonly shape: 'chain'; readonly from: CellName; readonly to: CellName }
  /** Among several the best one is bolder, and what threatens is of another colour. */
  | {
      readonly shape: 'arrow'
      readonly from: CellName
      readonly to: CellName
      readonly tone?: 'best' | 'other' | 'threat' | undefined
    }
  /** How a move takes: its lines, crosses and partners. */
  | { readonly shape: 'takes'; readonly move: MoveAnswer }

export interface FrozenMan {
  readonly cell: CellName
  readonly by: readonly CellName[]
}

export interface BoardProps {
  readonly layout: BoardLayout
  readonly men: readonly ManAnswer[]
  readonly pieceSet: PieceSet
  readonly text: BoardText
  /** The legal moves; destinations, captures and removals are read off them. */
  readonly moves?: readonly MoveAnswer[] | undefined
  /** The move that led here: marked, and animated when it arrives after the board is already shown. */
  readonly step?: MoveAnswer | null | undefined
  readonly check?: readonly CellName[] | undefined
  readonly frozen?: readonly FrozenMan[] | undefined
  readonly hands?: BoardHands | undefined
  /** Cells that lie in the fog: none of the men told stands there. */
  readonly unseen?: readonly CellName[] | undefined
  /** Whose side is at the bottom; the first seat unless told. */
  readonly orientation?: Seat | undefined
  /** How many sit round the board, clockwise in the order of play; two unless told. */
  readonly seats?: number | undefined
  /** Cells of men that only stand there, their seat being out of the game. */
  readonly dead?: readonly CellName[] | undefined
  /** Print letters on the men. */
  readonly labels?: boolean | undefined
  readonly coordinates?: boolean | undefined
  /** Seats whose men may be moved now; nobody's unless told. */
  readonly interactive?: readonly Seat[] | undefined
  /** An answer is awaited: the board can be read but takes no move. */
  readonly busy?: boolean | undefined
  readonly marks?: readonly BoardMark[] | undefined
  /** A man that is selected when the board is first shown: the one that was pressed on the picture it stands in for. */
  readonly firstSelected?: CellName | null | undefined
  /**
   * `hold`: a finger on the board never scrolls the page, for playing. `pass`: only men hold the finger, for boards among
   * prose. Pinching to zoom works either way.
   */
  readonly touch?: 'hold' | 'pass' | undefined
  /**
   * A legal move was made. While a promise returned from here is pending the man stands where it was put; when it
   * settles the board shows `men` again, so a refused move goes back by itself.
   */
  readonly onMove?: ((move: MoveId) => unknown) | undefined
  /** A man was selected, for explanations beside the board: its cell, or `P@` for one in hand; null when the selection ends. */
  readonly onInspect?: ((cell: CellName | null) => void) | undefined
}
