import { Lines } from '../board/lines.ts'
import { manOf } from '../position/man.ts'
import type { Cell, Man, Position, Region, Setting } from './kinds.ts'
import { regionByTag } from './regions.ts'

/** Where men of a kind may not stand. */
export interface StandingLimit {
  readonly never?: Region
  /** Most of its own men of that kind a seat may have on one file. */
  readonly mostOnFile?: number
}

/** Where men of a kind can never have come to stand; asked of positions read from text, and never while playing. */
export interface Standing {
  /** Whether no man like this can stand there. */
  isBarred(man: Man, cell: Cell): boolean
  /** A man that cannot stand where it does, undefined where all can. */
  misplaced(p: Position): Cell | undefined
}

/** By kind, with the limits that dropping has: cells it never stands on, and how many of a seat share a file. */
export function compileStanding(s: Setting, limits: Readonly<Record<string, StandingLimit>> = {}): Standing {
  const { files } = new Lines(s.board)
  const plans = Object.entries(limits).map(([name, { never, mostOnFile = Number.POSITIVE_INFINITY }]) => ({
    kind: s.kindNamed(name),
    never: never === undefined ? undefined : regionByTag(s, never),
    mostOnFile,
  }))
  const isBarred = (man: Man, cell: Cell): boolean =>
    plans.some(({ kind, never }) => kind === man >> 4 && never?.[man & 15][cell] === 1)
  return {
    isBarred,
    misplaced(p) {
      for (const { kind, mostOnFile } of plans) {
        for (const seat of s.seats.keys()) {
          const man = manOf(kind, seat)
          const cells = Array.from(p.at.subarray(man * p.size, man * p.size + p.count[man]))
          const onFile = (cell: Cell) => cells.filter((other) => files[other] === files[cell]).length
          const wrong = cells.find((cell) => isBarred(man, cell) || onFile(cell) > mostOnFile)
          if (wrong !== undefined) return wrong
        }
      }
      return undefined
    },
  }
}
