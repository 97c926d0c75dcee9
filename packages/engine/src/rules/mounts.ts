import { OFF } from '../board/topology.ts'
import type { Topology } from './kinds.ts'

/** The hops from every cell over a neighbour to the cell straight behind it. */
export interface Mounts {
  /** Hops of a cell are numbers `of[cell]` up to `of[cell + 1]`; each has its mount and where it lands, or OFF. */
  readonly of: Int32Array
  readonly mount: Int16Array
  readonly landing: Int16Array
  /** `between[from · size + to]` is the mount of the hop from one cell to the other, or OFF. */
  readonly between: Int16Array
}

const known = new WeakMap<Topology, Mounts>()

export function mounts(board: Topology): Mounts {
  const kept = known.get(board) ?? compileMounts(board)
  known.set(board, kept)
  return kept
}

function compileMounts(board: Topology): Mounts {
  const { of, first, cells: line } = board.rays('every')
  const between = new Int16Array(board.size * board.size).fill(OFF)
  const mount = Int16Array.from(first, (start) => line[start])
  const landing = Int16Array.from(first, (start) => line[start + 1])
  for (let from = 0; from < board.size; from++) {
    for (let hop = of[from]; hop < of[from + 1]; hop++) {
      if (landing[hop] !== OFF) between[from * board.size + landing[hop]] = mount[hop]
    }
  }
  return { of, mount, landing, between }
}
