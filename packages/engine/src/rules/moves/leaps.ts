import { compileJumps, type Jumps, type Word, wordsOfLeap, wordsSeen } from '../jumps.ts'
import type { Cell, Movement, MovementFaces, Moves, Position, Region, Setting } from '../kinds.ts'
import { regionByTag } from '../regions.ts'

/** Where a jumper is held up by anyone on the way: on every jump, or on those that lead into a region or out of it. */
export type Lame = boolean | { readonly across: Region }

/**
 * Straight to a cell so many steps along and so many across, over whatever stands between; to an empty cell or onto a
 * hostile man. `leaps(2, 1)` is the knight's.
 */
export const leaps =
  (along: number, across: number, { lame = false }: { lame?: Lame } = {}): Movement =>
  (s) => {
    const words = wordsOfLeap(s.board, along, across)
    return jumping(
      s,
      compiled(s, lame, () => words),
      lame !== false,
    )
  }

/**
 * Jumps spelled out step by step as the mover's seat names headings: `n ne` is one ahead and one aslant. A lame man is
 * held up by anyone on the way.
 */
export const paths =
  (words: readonly string[], { lame = false }: { lame?: Lame } = {}): Movement =>
  (s) =>
    jumping(
      s,
      compiled(s, lame, (tag) => wordsSeen(s, tag, words)),
      lame !== false,
    )

/** The jumps by owner tag; tags that jump alike share them. */
function compiled(s: Setting, lame: Lame, wordsOf: (tag: number) => readonly Word[]): readonly Jumps[] {
  const known = new Map<string, Jumps>()
  const banks = typeof lame === 'boolean' ? undefined : regionByTag(s, lame.across)
  return Array.from({ length: 16 }, (_, tag) => {
    const words = wordsOf(tag)
    const bank = banks?.[tag]
    const key = `${bank?.join('') ?? ''} ${words.map((word) => word.join()).join(';')}`
    const isLame = (from: Cell, to: Cell) => (bank === undefined ? lame === true : bank[from] !== bank[to])
    const jumps = known.get(key) ?? compileJumps(s.board, words, isLame)
    known.set(key, jumps)
    return jumps
  })
}

function jumping(s: Setting, byTag: readonly Jumps[], isLame: boolean): MovementFaces {
  const size = s.board.size
  const write = isLame ? limp : bound
  return {
    go(p, from, base, out, n) {
      const tag = p.cells[from] & 15
      return write(byTag[tag], p.cells, s.foes[tag], from, base, out, n)
    },
    goAll(p, man, act, out, n) {
      const jumps = byTag[man & 15]
      const foes = s.foes[man & 15]
      const end = man * size + p.count[man]
      for (let i = man * size; i < end; i++) n = write(jumps, p.cells, foes, p.at[i], p.at[i] | act, out, n)
      return n
    },
    ...(!isLame && {
      arrival: { bounds: (tag: number, from: Cell, to: Cell) => byTag[tag].between[from * size + to] >= 0 },
    }),
    comes(p, to, man) {
      const { between, legs } = byTag[man & 15]
      const end = man * size + p.count[man]
      for (let i = man * size; i < end; i++) {
        const jump = between[p.at[i] * size + to]
        if (jump >= 0 && (!isLame || isOpen(p, legs, jump)) && s.isFree(p, p.at[i])) return true
      }
      return false
    },
    opens(p, to, man, marks) {
      if (!isLame) return
      const { between, legs } = byTag[man & 15]
      const end = man * size + p.count[man]
      for (let i = man * size; i < end; i++) {
        const jump = between[p.at[i] * size + to]
        if (jump < 0) continue
        for (const leg of [legs[2 * jump], legs[2 * jump + 1]]) {
          if (leg < 0 || p.cells[leg] === 0) continue
          marks.add(leg)
          break
        }
      }
    },
  }
}

const isOpen = (p: Position, legs: Int16Array, jump: number): boolean =>
  (legs[2 * jump] < 0 || p.cells[legs[2 * jump]] === 0) && (legs[2 * jump + 1] < 0 || p.cells[legs[2 * jump + 1]] === 0)

function bound(jumps: Jumps, men: Int32Array, foes: number, from: Cell, base: number, out: Moves, n: number): number {
  const { of, to } = jumps
  const end = of[from + 1]
  for (let jump = of[from]; jump < end; jump++) {
    const cell = to[jump]
    const man = men[cell]
    if (man === 0 || ((foes >> (man & 15)) & 1) === 1) out[n++] = base | (cell << 10)
  }
  return n
}

function limp(jumps: Jumps, men: Int32Array, foes: number, from: Cell, base: number, out: Moves, n: number): number {
  const { of, to, legs } = jumps
  const end = of[from + 1]
  for (let jump = of[from]; jump < end; jump++) {
    const first = legs[2 * jump]
    const second = legs[2 * jump + 1]
    if ((first >= 0 && men[first] !== 0) || (second >= 0 && men[second] !== 0)) continue
    const cell = to[jump]
    const man = men[cell]
    if (man === 0 || ((foes >> (man & 15)) & 1) === 1) out[n++] = base | (cell << 10)
  }
  return n
}
