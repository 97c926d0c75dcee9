import { kindOf } from '../../position/man.ts'
import { menHostileTo } from '../hostile.ts'
import type { Upkeep } from '../kinds.ts'
import { packPassing, passing } from '../passing.ts'
import { raysByTag, type Ways } from '../ways.ts'

/**
 * After a man of the kind named has gone several steps ahead at once, remembers it for one step, if a hostile man of
 * the kind could overtake it along the ways given.
 */
export const rememberPassing =
  (name: string, along: Ways): Upkeep =>
  (s) => {
    const { slot } = passing(s)
    const kind = s.kindNamed(name)
    const forward = raysByTag(s, ['n'])
    const strikes = raysByTag(s, along)
    const size = s.board.size
    const takers = Array.from({ length: 16 }, (_, tag) => Int32Array.from(menHostileTo(s, tag, [name])))
    return (p, from, to, man) => {
      const tag = man & 15
      if (kindOf(man) === kind) {
        const { cells, first, to: rayTo } = forward[tag]
        const ray = rayTo[from * size + to]
        if (ray >= 0) {
          for (let i = first[ray]; cells[i] !== to; i++) {
            for (const taker of takers[tag]) {
              const { to: strikeTo, first: strikeFirst, cells: struck } = strikes[taker & 15]
              for (let k = 0; k < p.count[taker]; k++) {
                const strike = strikeTo[p.at[taker * size + k] * size + cells[i]]
                if (strike < 0 || struck[strikeFirst[strike]] !== cells[i]) continue
                p.set(slot, packPassing(from, to, tag))
                return
              }
            }
          }
        }
      }
      p.set(slot, 0)
    }
  }
