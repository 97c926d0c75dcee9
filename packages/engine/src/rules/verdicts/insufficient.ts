import { manOf } from '../../position/man.ts'
import type { Verdict } from '../kinds.ts'
import { draw } from '../scores.ts'

/**
 * Nobody can ever be mated: bare kings, one single minor man besides them, or only men that keep to cells of one tone and
 * all of that same tone. Left out of perft, as programs count on.
 */
export const insufficient = ({ minors, toneBound }: { minors: readonly string[]; toneBound: readonly string[] }) => ({
  draws: (): Verdict => (s) => {
    const men = (names: readonly string[]) =>
      names.flatMap((name) => s.seats.map((_, seat) => manOf(s.kindNamed(name), seat)))
    const light = Int32Array.from(men(minors))
    const bound = Int32Array.from(men(toneBound))
    const heavy = Int32Array.from(
      s.kinds.flatMap(({ name, royal }, kind) =>
        kind === 0 || royal || minors.includes(name) ? [] : s.seats.map((_, seat) => manOf(kind, seat)),
      ),
    )
    return {
      on: 'history',
      judge(p) {
        for (const man of heavy) if (p.count[man] > 0) return undefined
        let few = 0
        for (const man of light) few += p.count[man]
        if (few <= 1) return draw(s, 'insufficient')
        let tone = -1
        for (const man of bound) {
          for (let i = 0; i < p.count[man]; i++) {
            const here = s.board.plan.cells[p.at[man * p.size + i]].tone
            if (tone >= 0 && tone !== here) return undefined
            tone = here
            few--
          }
        }
        return few === 0 ? draw(s, 'insufficient') : undefined
      },
    }
  },
})
