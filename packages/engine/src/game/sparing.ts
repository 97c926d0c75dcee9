import { createMoves } from '../position/move.ts'
import type { Position } from '../position/position.ts'
import type { CaptureFaces, Cell, ImmunityFaces, MovementFaces, Moves, Setting } from '../rules/kinds.ts'

interface Going {
  readonly movement: MovementFaces
  readonly captures: readonly CaptureFaces[]
}

/**
 * An ability without the moves that would take someone who may not be taken. What takes nobody stays as it is; the rest
 * loses the faces that know nothing of immunity, so that nobody trusts them. An ability that leaves whom it may not take
 * keeps all its moves, and takes whoever else there is.
 */
export function sparing(
  s: Setting,
  immunities: readonly ImmunityFaces[],
  movement: MovementFaces,
  captures: readonly CaptureFaces[],
  leavesSpared = false,
): Going {
  if (immunities.length === 0 || captures.length === 0) return { movement, captures }
  const { go, goAll } = movement
  const victims = createMoves()
  const isSpared = (p: Position, cell: Cell): boolean => {
    for (let i = 0; i < immunities.length; i++) if (immunities[i].spares(p, cell)) return true
    return false
  }
  const takesSpared = (p: Position, from: Cell, to: Cell): boolean => {
    for (let c = 0; c < captures.length; c++) {
      const took = captures[c].victims(p, from, to, victims, 0)
      for (let k = 0; k < took; k++) if (isSpared(p, victims[k])) return true
    }
    return false
  }
  const keep = (p: Position, tag: number, out: Moves, start: number, end: number): number => {
    if (start === end || !anyFoeSpared(p, tag)) return end
    let n = start
    for (let i = start; i < end; i++) {
      if (!takesSpared(p, out[i] & 1023, (out[i] >> 10) & 1023)) out[n++] = out[i]
    }
    return n
  }
  const foes = s.seats.map((_, seat) => seat + 1)
  const anyFoeSpared = (p: Position, tag: number): boolean => {
    for (let f = 0; f < foes.length; f++) {
      if (((s.foes[tag] >> foes[f]) & 1) === 0) continue
      for (let i = 0; i < immunities.length; i++) if (immunities[i].sparesAny(p, foes[f])) return true
    }
    return false
  }
  const scratch = createMoves()
  const forward = captures.map(({ takes: _, opens: __, ...faces }) => faces)
  if (leavesSpared) return { movement, captures: forward.map((capture) => leaving(capture, isSpared)) }
  return {
    captures: forward,
    movement: {
      go: (p, from, base, out, n) => keep(p, p.cells[from] & 15, out, n, go(p, from, base, out, n)),
      ...(goAll === undefined
        ? {}
        : { goAll: (p, man, act, out, n) => keep(p, man & 15, out, n, goAll(p, man, act, out, n)) }),
      hinders(p, from, to) {
        const reached = go(p, from, from, scratch, 0)
        const isReached = scratch.subarray(0, reached).some((move) => ((move >> 10) & 1023) === to)
        if (!isReached) return movement.hinders?.(p, from, to)
        for (const capture of captures) {
          const spared = [...victims.subarray(0, capture.victims(p, from, to, victims, 0))]
          for (const cell of spared) {
            const immunity = immunities.find((one) => one.spares(p, cell))
            if (immunity !== undefined) return { key: immunity.rule, whom: [cell], by: immunity.sparedBy(p, cell) }
          }
        }
        return undefined
      },
    },
  }
}

/** A capture without those who may not be taken. */
const leaving = (capture: CaptureFaces, isSpared: (p: Position, cell: Cell) => boolean): CaptureFaces => ({
  ...capture,
  victims(p, from, to, out, n) {
    const end = capture.victims(p, from, to, out, n)
    let kept = n
    for (let i = n; i < end; i++) if (!isSpared(p, out[i])) out[kept++] = out[i]
    return kept
  },
})
