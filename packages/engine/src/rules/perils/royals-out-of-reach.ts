import { menHostileTo } from '../hostile.ts'
import type { Man, Peril, Position } from '../kinds.ts'

/**
 * Who has lost its royal man is lost; who has not is safe where no hostile royal man is left, and where one stands next to
 * its own: whoever took it there would lose its own as well. For games in which those around a victim go with it.
 */
export const royalsOutOfReach = (): Peril => (s) => {
  const size = s.board.size
  const near = s.board.near('every')
  const names = s.kinds.filter((kind) => kind.royal).map((kind) => kind.name)
  const own = Array.from({ length: 16 }, (_, tag) => names.map((name) => (s.kindNamed(name) << 4) | tag))
  const hostile = Array.from({ length: 16 }, (_, tag) => menHostileTo(s, tag, names))
  const first = (p: Position, men: readonly Man[]): number => {
    for (let i = 0; i < men.length; i++) if (p.count[men[i]] > 0) return p.at[men[i] * size]
    return -1
  }
  return (p, tag) => {
    const here = first(p, own[tag])
    if (here < 0) return true
    const there = first(p, hostile[tag])
    return there < 0 || near[here * size + there] === 1 ? false : undefined
  }
}
