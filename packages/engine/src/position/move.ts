import type { Cell } from '../board/topology.ts'

/**
 * A move packed in 31 bits: from 10, to 10, act 3, argument 8. The act is the number of the mover's ability that is
 * used, so that "shoot" and "go" to one cell differ; victims are not part of a move, they follow from the position.
 */
export type Move = number
/** A buffer of moves; lists share buffers and are never allocated in a search. */
export type Moves = Int32Array

export const NO_MOVE = -1
/** The seat to move gives up, where that is a step of the game. It is in no list of moves. */
export const RESIGNATION = -2
export const TO_SHIFT = 10
export const ACT_SHIFT = 20
export const ARGUMENT_SHIFT = 23
export const CELL_MASK = 1023
/** Abilities a kind may have. */
export const ACTS = 8
/** Moves any position of any game may offer at most. */
export const MOST_MOVES = 2048

export const packMove = (from: Cell, to: Cell, act = 0, argument = 0): Move =>
  from | (to << TO_SHIFT) | (act << ACT_SHIFT) | (argument << ARGUMENT_SHIFT)
export const fromOf = (move: Move): Cell => move & CELL_MASK
export const toOf = (move: Move): Cell => (move >> TO_SHIFT) & CELL_MASK
export const actOf = (move: Move): number => (move >> ACT_SHIFT) & 7
export const argumentOf = (move: Move): number => move >> ARGUMENT_SHIFT
export const createMoves = (): Moves => new Int32Array(MOST_MOVES)
