import { Lines } from '../../board/lines.ts'
import { ARGUMENT_SHIFT } from '../../position/move.ts'
import type { Movement, Position, Region } from '../kinds.ts'
import { regionByTag } from '../regions.ts'

/** Where men of a kind may not be dropped. */
export interface DropLimit {
  readonly never?: Region
  /** Most of its own men of that kind a seat may have on one file. */
  readonly mostOnFile?: number
}

/** An act of the seat: a man from its hand comes to an empty cell. The move's argument is the man's kind. */
export const drop =
  (limits: Readonly<Record<string, DropLimit>> = {}): Movement =>
  (s) => {
    const { hands } = s
    if (hands === undefined) throw new Error('drops need hands')
    const size = s.board.size
    const { files } = new Lines(s.board)
    const empty = new Int16Array(size)
    const onFile = new Uint8Array(size)
    const plans = hands.kinds.map((kind) => {
      const limit: DropLimit | undefined = limits[s.kinds[kind].name]
      return {
        kind,
        never: limit?.never === undefined ? undefined : regionByTag(s, limit.never),
        most: limit?.mostOnFile ?? Number.POSITIVE_INFINITY,
      }
    })
    const countOnFiles = (p: Position, man: number): void => {
      onFile.fill(0)
      const end = man * size + p.count[man]
      for (let i = man * size; i < end; i++) onFile[files[p.at[i]]]++
    }
    return {
      go(p, _from, base, out, n) {
        const tag = p.moverTag
        let cells = -1
        for (let k = 0; k < plans.length; k++) {
          const { kind, never, most } = plans[k]
          const man = (kind << 4) | tag
          if (p.cells[hands.slots[man]] === 0) continue
          if (cells < 0) {
            cells = 0
            for (let cell = 0; cell < size; cell++) if (p.cells[cell] === 0) empty[cells++] = cell
          }
          const isLimited = most < size
          if (isLimited) countOnFiles(p, man)
          const barred = never?.[tag]
          const argument = base | (kind << ARGUMENT_SHIFT)
          for (let i = 0; i < cells; i++) {
            const cell = empty[i]
            if (barred !== undefined && barred[cell] === 1) continue
            if (isLimited && onFile[files[cell]] >= most) continue
            out[n++] = argument | cell | (cell << 10)
          }
        }
        return n
      },
      hindersDrop(p, kind, to) {
        const tag = p.moverTag
        const plan = plans.find((one) => one.kind === kind)
        if (plan === undefined) return undefined
        if (plan.never?.[tag][to] === 1) return { key: 'dropBarred', whom: [], by: [] }
        const start = ((kind << 4) | tag) * size
        const alike = p.at.subarray(start, start + p.count[(kind << 4) | tag])
        const onFile = Array.from(alike).filter((cell) => files[cell] === files[to])
        return onFile.length < plan.most ? undefined : { key: 'fileTaken', whom: [], by: onFile }
      },
    }
  }
