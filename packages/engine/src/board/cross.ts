import { grid } from './square.ts'
import { Topology } from './topology.ts'

/** A square board without its four corners: each a square of so many cells along an edge. Names count from the missing corner. */
export function cross(size: number, corner: number): Topology {
  const isArm = (at: number): boolean => at < corner || at >= size - corner
  const { plan } = grid(size, size, (file, rank) => !isArm(file) || !isArm(rank))
  return new Topology({ ...plan, shape: 'cross' })
}
