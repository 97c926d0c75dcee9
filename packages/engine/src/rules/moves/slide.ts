import type { Rays } from '../../board/rays.ts'
import { menHostileTo } from '../hostile.ts'
import type { Cell, Movement, MovementFaces, Moves, Position, Setting } from '../kinds.ts'
import { once } from '../once.ts'
import { raysByTag, type Ways } from '../ways.ts'

/** Any distance over empty cells along a set of headings, to an empty cell or onto the first man met when it is hostile. */
export const slide =
  (along: Ways): Movement =>
  (s) => {
    const size = s.board.size
    const byTag = raysByTag(s, along)
    const write = byTag.every((rays) => rays.isSingle) ? run : runOnce
    return {
      go(p, from, base, out, n) {
        const tag = p.cells[from] & 15
        return write(byTag[tag].path, p.cells, s.foes[tag], from, base, out, n)
      },
      goAll(p, man, act, out, n) {
        const { path } = byTag[man & 15]
        const foes = s.foes[man & 15]
        const end = man * size + p.count[man]
        for (let i = man * size; i < end; i++) n = write(path, p.cells, foes, p.at[i], p.at[i] | act, out, n)
        return n
      },
      ...arrival(s, byTag),
    }
  }

/** Any distance over empty cells along those ways, onto a hostile man of the kinds named and nowhere else. */
export const slideOnto =
  (along: Ways, kinds: readonly string[]): Movement =>
  (s) => {
    const size = s.board.size
    const byTag = raysByTag(s, along)
    const goals = Array.from({ length: 16 }, (_, tag) => menHostileTo(s, tag, kinds))
    return {
      // The men one may slide onto are few and listed, so they are asked for rather than looked for.
      go(p, from, base, out, n) {
        const tag = p.cells[from] & 15
        const rays = byTag[tag]
        for (const goal of goals[tag]) {
          const end = goal * size + p.count[goal]
          for (let i = goal * size; i < end; i++) {
            if (rays.to[from * size + p.at[i]] >= 0 && isOpen(rays, p, from, p.at[i])) out[n++] = base | (p.at[i] << 10)
          }
        }
        return n
      },
      ...arrival(s, byTag),
    }
  }

function arrival(s: Setting, byTag: readonly Rays[]): Required<Pick<MovementFaces, 'arrival' | 'comes' | 'opens'>> {
  const size = s.board.size
  return {
    arrival: { lines: byTag },
    // The men of a kind are few, and most are not in line with the cell at all, so one asks from their side.
    comes(p, to, man) {
      const rays = byTag[man & 15]
      const end = man * size + p.count[man]
      for (let i = man * size; i < end; i++) {
        const from = p.at[i]
        if (rays.to[from * size + to] >= 0 && isOpen(rays, p, from, to) && s.isFree(p, from)) return true
      }
      return false
    },
    opens(p, to, man, marks) {
      const rays = byTag[man & 15]
      const end = man * size + p.count[man]
      for (let i = man * size; i < end; i++) {
        const from = p.at[i]
        const ray = rays.to[from * size + to]
        if (ray < 0) continue
        const last = rays.isSingle ? ray + 1 : rays.of[from + 1]
        for (let r = ray; r < last; r++) {
          const blocker = blockerToWatch(rays, p, r, to)
          if (blocker >= 0) marks.add(blocker)
        }
      }
    },
  }
}

/** Whether nobody stands between, on some line that joins the two. */
function isOpen(rays: Rays, p: Position, from: Cell, to: Cell): boolean {
  const ray = rays.to[from * p.size + to]
  const last = rays.isSingle ? ray + 1 : rays.of[from + 1]
  for (let r = ray; r < last; r++) if (firstBetween(rays, p, r, to) === NOBODY) return true
  return false
}

/** The ray reaches the cell and meets nobody before it. */
const NOBODY = -1
/** The ray does not pass the cell. */
const ASTRAY = -2

function firstBetween(rays: Rays, p: Position, ray: number, to: Cell): number {
  const { cells } = rays
  let blocker = NOBODY
  for (let i = rays.first[ray]; cells[i] >= 0; i++) {
    if (cells[i] === to) return blocker
    if (blocker === NOBODY && p.cells[cells[i]] !== 0) blocker = cells[i]
  }
  return ASTRAY
}

/**
 * One man that must leave before the ray reaches the cell, or −1 when no step can clear it: all between have to go, and
 * the side whose man stands on the cell moves one of its own at most. If one stands there, that one has to.
 */
function blockerToWatch(rays: Rays, p: Position, ray: number, to: Cell): number {
  const { cells } = rays
  const tag = p.cells[to] & 15
  let watched = NOBODY
  let isOwn = false
  for (let i = rays.first[ray]; cells[i] >= 0; i++) {
    if (cells[i] === to) return watched
    const man = p.cells[cells[i]]
    if (man === 0) continue
    if ((man & 15) === tag) {
      if (isOwn) return NOBODY
      isOwn = true
      watched = cells[i]
    } else if (watched === NOBODY) watched = cells[i]
  }
  return ASTRAY
}

function run(path: Int32Array, men: Int32Array, foes: number, from: Cell, base: number, out: Moves, n: number): number {
  const end = path[from + 1]
  for (let i = path[from]; i < end; ) {
    const entry = path[i]
    const cell = entry & 1023
    const man = men[cell]
    if (man === 0) {
      out[n++] = base | (cell << 10)
      i++
      continue
    }
    if (((foes >> (man & 15)) & 1) === 1) out[n++] = base | (cell << 10)
    i = entry >> 10
  }
  return n
}

const runOnce: typeof run = (path, men, foes, from, base, out, n) =>
  once(out, n, run(path, men, foes, from, base, out, n))
