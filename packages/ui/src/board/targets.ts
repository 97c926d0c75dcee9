import type { CellName, MoveAnswer } from '@variorum/engine/ask'
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

/** Taking off one's own man is a move that goes nowhere; it gets a control of its own, never a target. */
export const isRemoval = (move: MoveAnswer) => move.act === 'removal'

export function targetsOf(moves: readonly MoveAnswer[], from: CellName | null): Targets {
  const targets = new Map<CellName, Target>()
  for (const move of moves) {
    if (move.from !== from || isRemoval(move)) continue
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
