import type { Cell, Movement, Moves, Region } from '../kinds.ts'
import { regionByTag } from '../regions.ts'

/** As the movement given, ending inside the region alone: a palace, a bank of the river. */
export const within =
  (region: Region, movement: Movement): Movement =>
  (s) => {
    const { go, goAll, comes, opens, arrival } = movement(s)
    const bounds = arrival?.bounds
    const byTag = regionByTag(s, region)
    return {
      go: (p, from, base, out, n) => keep(byTag[p.cells[from] & 15], out, n, go(p, from, base, out, n)),
      ...(goAll === undefined
        ? {}
        : { goAll: (p, man, act, out, n) => keep(byTag[man & 15], out, n, goAll(p, man, act, out, n)) }),
      // Lines that end inside alone are not lines any more, so only bounds are told on.
      ...(bounds &&
        arrival?.lines === undefined && {
          arrival: { bounds: (tag: number, from: Cell, to: Cell) => byTag[tag][to] === 1 && bounds(tag, from, to) },
        }),
      ...(comes === undefined ? {} : { comes: (p, to, man) => byTag[man & 15][to] === 1 && comes(p, to, man) }),
      ...(opens === undefined
        ? {}
        : {
            opens: (p, to, man, marks) => {
              if (byTag[man & 15][to] === 1) opens(p, to, man, marks)
            },
          }),
    }
  }

function keep(region: Uint8Array, out: Moves, start: number, end: number): number {
  let kept = start
  for (let i = start; i < end; i++) if (region[(out[i] >> 10) & 1023] === 1) out[kept++] = out[i]
  return kept
}
