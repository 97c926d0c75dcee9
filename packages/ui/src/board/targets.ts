import type { CellName, HandAnswer, MoveAnswer } from '@variorum/engine/ask'
import type { Reach } from './props.ts'

/** A cell the selected man may go to, and what going there does. More than one move when they share both ends. */
export interface Target {
  readonly cell: CellName
  readonly moves: readonly [MoveAnswer, ...MoveAnswer[]]
  /** A victim stands on the cell itself. */
  readonly lands: boolean
  /** Victims elsewhere. */
  readonly distant: number
}

export type Targets = ReadonlyMap<CellName, Target>

/** Where a move begins: on the cell of a man, or with a man in hand. */
export type Source = CellName | HandAnswer

export function isSameSource(a: Source | null, b: Source): boolean {
  if (a === null || typeof a === 'string' || typeof b === 'string') return a === b
  return a.kind === b.kind && a.seat === b.seat
}

/** Putting a man on the board is a move that comes from nowhere on it. */
export const isDrop = (move: MoveAnswer) => move.act === 'drop'

/** Going there leaves whom it meets on the board, on the cell the mover came from. */
export const isSwap = (move: MoveAnswer) => move.act === 'swap'

/** Taking off one's own man is a move that goes nowhere; it gets a control of its own, never a target. */
export const isRemoval = (move: MoveAnswer) => move.act === 'removal'

/** Where the moves of a man lead, on the board or in hand. */
export function targetsOf(moves: readonly MoveAnswer[], source: Source | null): Targets {
  if (source === null) return targetsAmong([])
  if (typeof source === 'string')
    return targetsAmong(moves.filter((move) => move.from === source && !isRemoval(move) && !isDrop(move)))
  return targetsAmong(dropsOf(moves, source))
}

/** The moves that put a man in hand on the board. */
export const dropsOf = (moves: readonly MoveAnswer[], { kind, seat }: Pick<HandAnswer, 'kind' | 'seat'>) =>
  moves.filter((move) => isDrop(move) && move.kind === kind && move.seat === seat)

/** Where a man goes that nobody has in hand and nobody needs to take up: it is put where one points. */
export const looseTargets = (moves: readonly MoveAnswer[], inHand: readonly { readonly kind: string }[]): Targets =>
  targetsAmong(moves.filter((move) => isDrop(move) && !inHand.some(({ kind }) => kind === move.kind)))

function targetsAmong(moves: readonly MoveAnswer[]): Targets {
  const targets = new Map<CellName, Target>()
  for (const move of moves) {
    const known = targets.get(move.to)
    const distant = move.victims.filter(({ cell }) => cell !== move.to).length
    targets.set(move.to, {
      cell: move.to,
      moves: known === undefined ? [move] : [...known.moves, move],
      lands: known?.lands === true || distant < move.victims.length,
      distant: Math.max(known?.distant ?? 0, distant),
    })
  }
  return targets
}

/** How far a man reaches by the moves given. */
export function reachOf(moves: readonly MoveAnswer[], from: CellName): Reach {
  const targets = [...targetsOf(moves, from).values()]
  return { targets: targets.length, captures: targets.filter(({ lands, distant }) => lands || distant > 0).length }
}

export function removalOf(moves: readonly MoveAnswer[], cell: CellName | null): MoveAnswer | null {
  return moves.find((move) => move.from === cell && isRemoval(move)) ?? null
}
