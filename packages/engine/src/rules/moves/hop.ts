import type { Rays } from '../../board/rays.ts'
import { friendsBetween, menBetween } from '../hurdles.ts'
import type { Cell, Movement, Moves, Position, SensitiveMarks } from '../kinds.ts'
import { raysByTag, type Ways } from '../ways.ts'

/**
 * Any distance over empty cells along a set of headings, to an empty cell; or, with exactly one man of any side in
 * between, onto a hostile one. A cannon's way: it needs a hurdle to take and takes nobody without.
 */
export const hop =
  (along: Ways): Movement =>
  (s) => {
    const size = s.board.size
    const byTag = raysByTag(s, along)
    return {
      go(p, from, base, out, n) {
        const tag = p.cells[from] & 15
        return run(byTag[tag].path, p.cells, s.foes[tag], from, base, out, n)
      },
      goAll(p, man, act, out, n) {
        const { path } = byTag[man & 15]
        const foes = s.foes[man & 15]
        const end = man * size + p.count[man]
        for (let i = man * size; i < end; i++) n = run(path, p.cells, foes, p.at[i], p.at[i] | act, out, n)
        return n
      },
      comes(p, to, man) {
        const rays = byTag[man & 15]
        const end = man * size + p.count[man]
        for (let i = man * size; i < end; i++) {
          const ray = rays.to[p.at[i] * size + to]
          if (ray < 0) continue
          const last = rays.isSingle ? ray + 1 : rays.of[p.at[i] + 1]
          for (let r = ray; r < last; r++) if (menBetween(rays, p, r, to) === 1 && s.isFree(p, p.at[i])) return true
        }
        return false
      },
      opens(p, to, man, marks) {
        const rays = byTag[man & 15]
        const end = man * size + p.count[man]
        for (let i = man * size; i < end; i++) {
          const ray = rays.to[p.at[i] * size + to]
          if (ray < 0) continue
          const last = rays.isSingle ? ray + 1 : rays.of[p.at[i] + 1]
          for (let r = ray; r < last; r++) markWhatOpens(rays, p, r, to, marks)
        }
      },
    }
  }

/**
 * With nobody between, whoever comes there is the hurdle. Of two men, either leaves the other as the hurdle. Of more, all
 * but one must go at once: the one that moves and its victims. So of the friends of the man on the cell one can go, and
 * one stay; where there are two, one of them must go.
 */
function markWhatOpens(rays: Rays, p: Position, ray: number, to: Cell, marks: SensitiveMarks): void {
  const { first, cells } = rays
  const men = menBetween(rays, p, ray, to)
  if (men === 0) for (let i = first[ray]; cells[i] !== to; i++) marks.addEmpty(cells[i])
  if (men < 2) return
  const friends = men === 2 ? 0 : friendsBetween(rays, p, ray, to)
  if (friends > 2) return
  const tag = p.cells[to] & 15
  for (let i = first[ray]; cells[i] !== to; i++) {
    const man = p.cells[cells[i]]
    if (man !== 0 && (men === 2 || ((man & 15) === tag) === (friends === 2))) marks.add(cells[i])
  }
}

function run(path: Int32Array, men: Int32Array, foes: number, from: Cell, base: number, out: Moves, n: number): number {
  const end = path[from + 1]
  for (let i = path[from]; i < end; ) {
    const entry = path[i]
    const cell = entry & 1023
    if (men[cell] === 0) {
      out[n++] = base | (cell << 10)
      i++
      continue
    }
    const nextRay = entry >> 10
    // Beyond the hurdle only the next man counts.
    i++
    while (i < nextRay && men[path[i] & 1023] === 0) i++
    if (i < nextRay && ((foes >> (men[path[i] & 1023] & 15)) & 1) === 1) out[n++] = base | ((path[i] & 1023) << 10)
    i = nextRay
  }
  return n
}
