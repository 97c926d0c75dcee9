import type { Board, Position } from './board.ts'

/** What a man does: goes to `to`, trades places with the man there, shoots it from where it stands, … */
export type Act = 'move' | 'removal' | 'swap' | 'destruction' | 'shot' | 'castling'

export type Rule =
  | 'pinch'
  | 'withdrawal'
  | 'approach'
  | 'leap'
  | 'coordination'
  | 'displacement'
  | 'hop'
  | 'shot'
  | 'destruction'

/** An enemy man that is taken. */
export type Victim = {
  readonly square: string
  readonly rule: Rule
  /** The second man that makes the capture: anchor, coordinator's king, man hopped over; else null. */
  readonly partner: string | null
}

/** Two moves that differ in anything at all, were it only what is promoted to, are two of these. */
export type Move<Kind extends string> = {
  /** As programs write it; unique among the legal moves. */
  readonly id: string
  readonly from: string
  /** Where the mover goes, or the square it acts on: it is not there afterwards when it shoots or is lost. */
  readonly to: string
  readonly act: Act
  /** Sorted by square. */
  readonly victims: readonly Victim[]
  /** Square of the own man that leaves the board with it, else null. */
  readonly lost: string | null
  /** The other man that changes its square: the one swapped with, or the rook of a castling. */
  readonly carried: { readonly from: string; readonly to: string } | null
  readonly promotion: Kind | null
}

/** A move that is nothing but going somewhere, for the rest to be written over. */
export function going(from: string, to: string, victims: readonly Victim[] = []) {
  return { id: from + to, from, to, act: 'move', victims, lost: null, carried: null, promotion: null } as const
}

/** Everybody who leaves, leaves at once, together with the mover's old place. */
export function boardAfter<Kind extends string>(board: Board<Kind>, move: Move<Kind>): Board<Kind> {
  const after = new Map(board)
  const man = board.get(move.from)
  if (man === undefined) throw new Error(`nobody stands on ${move.from}`)
  after.delete(move.from)
  for (const { square } of move.victims) after.delete(square)
  if (move.carried !== null) {
    const carried = board.get(move.carried.from)
    if (carried === undefined) throw new Error(`nobody stands on ${move.carried.from}`)
    after.delete(move.carried.from)
    after.set(move.carried.to, carried)
  }
  const kind = move.promotion ?? man.kind
  if (move.lost === null) after.set(move.act === 'shot' ? move.from : move.to, { kind, white: man.white })
  return after
}

export function positionAfter<Kind extends string>(
  position: Position<Kind>,
  move: Move<Kind>,
  isQuiet: boolean,
  rights = '-',
): Position<Kind> {
  return {
    board: boardAfter(position.board, move),
    whiteToMove: !position.whiteToMove,
    rights,
    quiet: isQuiet ? position.quiet + 1 : 0,
    number: position.whiteToMove ? position.number : position.number + 1,
  }
}
