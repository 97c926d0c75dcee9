import type { Rays } from '../board/rays.ts'
import type { Cell, Position } from './kinds.ts'

/** How many men stand on a ray before the cell; −1 where it does not pass it. */
export function menBetween({ first, cells }: Rays, p: Position, ray: number, to: Cell): number {
  let men = 0
  for (let i = first[ray]; cells[i] >= 0; i++) {
    if (cells[i] === to) return men
    if (p.cells[cells[i]] !== 0) men++
  }
  return -1
}

/** How many of them are of the same side as the man on the cell. */
export function friendsBetween({ first, cells }: Rays, p: Position, ray: number, to: Cell): number {
  const tag = p.cells[to] & 15
  let men = 0
  for (let i = first[ray]; cells[i] !== to; i++) if (p.cells[cells[i]] !== 0 && (p.cells[cells[i]] & 15) === tag) men++
  return men
}

/** The cell of the only man between two cells in line, or −1 where nobody stands between, or more than one. */
export function hurdleBetween(rays: Rays, p: Position, from: Cell, to: Cell): Cell {
  for (let ray = rays.of[from]; ray < rays.of[from + 1]; ray++) {
    if (menBetween(rays, p, ray, to) !== 1) continue
    for (let i = rays.first[ray]; ; i++) if (p.cells[rays.cells[i]] !== 0) return rays.cells[i]
  }
  return -1
}
