import { ARGUMENT_SHIFT } from '../../position/move.ts'
import type { Cell, Man, Movement, Moves, Offer, Position, Region } from '../kinds.ts'
import { regionByTag } from '../regions.ts'

export interface Choice {
  /** Where one chooses on arriving. */
  readonly on: Region
  /** Whether only coming from outside the region lets one choose, not moving about in it. */
  readonly entering?: boolean
  /** Where coming from also lets one choose: a zone one may promote in leaving. */
  readonly from?: Region
  /** Names of the kinds to choose from. */
  readonly among: readonly string[]
  /** Narrows the choice to what may be had now. */
  readonly offer?: Offer
  /** Where one may also stay what one is; nowhere unless it is given, and wherever nothing is offered. */
  readonly unless?: Region
}

/**
 * As the movement given, with a kind to choose wherever it ends in the region: the move's argument is the kind's number.
 */
export const choosing =
  (movement: Movement, { on, entering = false, from, among, offer, unless }: Choice): Movement =>
  (s) => {
    const inner = movement(s)
    const { go, goAll, arrival: told } = inner
    const reaches = inner.reaches ?? (told?.lines === undefined ? told?.bounds : undefined)
    const arrivals = regionByTag(s, on)
    const departures = from === undefined ? undefined : regionByTag(s, from)
    const optional = unless === undefined ? undefined : regionByTag(s, unless)
    const kinds = Int32Array.from(among, (name) => s.kindNamed(name))
    const isOffered = offer?.(s)
    /** By seat, the cells from which a man may come to choose; undefined where that could be any. */
    const near =
      reaches &&
      s.seats.map((_, seat) =>
        arrivals[seat + 1].map((_, from) => {
          const isNear = (goal: number, to: Cell): boolean => goal === 1 && reaches(seat + 1, from, to)
          return Number(departures?.[seat + 1][from] === 1 || arrivals[seat + 1].some(isNear))
        }),
      )
    /** Whether some man that looks like this stands where it may. Mostly none does, and nobody need look at its moves. */
    const isAnyNear = (p: Position, man: Man): boolean => {
      const cells = near?.[(man & 15) - 1]
      if (cells === undefined) return true
      const { at } = p
      const end = man * p.size + p.count[man]
      for (let i = man * p.size; i < end; i++) if (cells[at[i]] === 1) return true
      return false
    }
    /** Replaces each move that ends in the region by one for each kind; those after the first go to the end. */
    const expand = (p: Position, tag: number, out: Moves, start: number, end: number): number => {
      const arrival = arrivals[tag]
      const departure = departures?.[tag]
      let n = end
      for (let i = start; i < end; i++) {
        const plain = out[i]
        const to = (plain >> 10) & 1023
        if (entering && arrival[plain & 1023] === 1) continue
        if (arrival[to] === 0 && (departure === undefined || departure[plain & 1023] === 0)) continue
        let isKept = optional !== undefined && optional[tag][to] === 1
        for (let k = 0; k < kinds.length; k++) {
          const kind = kinds[k]
          if (isOffered !== undefined && !isOffered(p, tag, kind)) continue
          const chosen = plain | (kind << ARGUMENT_SHIFT)
          if (isKept) out[n++] = chosen
          else {
            out[i] = chosen
            isKept = true
          }
        }
      }
      return n
    }
    return {
      ...inner,
      go: (p, cell, base, out, n) => expand(p, p.cells[cell] & 15, out, n, go(p, cell, base, out, n)),
      ...(goAll === undefined
        ? {}
        : {
            goAll(p, man, act, out, n) {
              const end = goAll(p, man, act, out, n)
              return end === n || !isAnyNear(p, man) ? end : expand(p, man & 15, out, n, end)
            },
          }),
    }
  }
