import type { Cell, Position, Region, Setting, Verdict } from '../kinds.ts'
import { stepsBack } from '../quiet-steps.ts'
import { regionByTag } from '../regions.ts'
import { lossFor } from '../scores.ts'

/** Who may chase whom for ever. */
export interface Licence {
  /** Kinds of men that may chase whom they like, besides royal ones. */
  readonly chasers: readonly string[]
  /** Men of that kind may be chased while they stand in the region. */
  readonly prey: { readonly kind: string; readonly in: Region }
}

/**
 * The same position for the given time: whoever attacked one and the same man with every move in between has lost. A move
 * attacks a man when it could be taken after it and could not before, and nobody could take back; an exchange of two of a
 * kind may be offered for ever. Says nothing when both sides did, or neither. For men that take where they land.
 */
export const perpetualChase = (times: number, licence: Licence) => ({
  loses: (): Verdict => (s) => {
    const attacked = attackedBy(s, licence)
    return {
      on: 'history',
      judge(p) {
        if (p.standings(stepsBack(s, p)) + 1 < times) return undefined
        const [only, ...others] = chasersThroughout(s, p, attacked)
        return only === undefined || others.length > 0 ? undefined : lossFor(s, only, 'perpetualChase')
      },
    }
  },
})

/** The seats whose every move since the position first stood attacked one and the same man. */
function chasersThroughout(s: Setting, p: Position, attacked: (p: Position, tag: number) => Cell[]): number[] {
  const { hashLow, hashHigh } = p
  /** By seat, the men it has attacked with every move so far, by where they stand at the end; undefined before a move. */
  const soFar: (readonly Cell[] | undefined)[] = s.seats.map(() => undefined)
  let sinceFirst = [...soFar]
  /** Where the man on a cell will stand at the end. */
  let endOf: Cell[] = [...p.cells.subarray(0, p.size).keys()]
  let later: { readonly men: Int32Array; readonly attacked: readonly Cell[][] } | undefined
  p.retrace(stepsBack(s, p), () => {
    const men = p.cells.slice(0, p.size)
    const now = s.seats.map((_, seat) => attacked(p, seat + 1))
    if (later !== undefined) {
      const mover = p.mover
      const fresh = later.attacked[mover].filter((cell) => !now[mover].includes(cell)).map((cell) => endOf[cell])
      soFar[mover] = soFar[mover]?.filter((cell) => fresh.includes(cell)) ?? fresh
      endOf = beforeStep(men, later.men, endOf)
      if (p.hashLow === hashLow && p.hashHigh === hashHigh) sinceFirst = [...soFar]
    }
    later = { men, attacked: now }
  })
  return [...sinceFirst.keys()].filter((seat) => (sinceFirst[seat]?.length ?? 0) > 0)
}

/** The same for the position a step earlier: whoever came to a cell then stood where one of his look has left. */
function beforeStep(earlier: Int32Array, later: Int32Array, endOf: readonly Cell[]): Cell[] {
  const ends = [...endOf]
  for (const [cell, man] of later.entries()) {
    if (man === 0 || earlier[cell] === man) continue
    const from = earlier.findIndex((other, index) => other === man && later[index] !== man)
    if (from >= 0) ends[from] = endOf[cell]
  }
  return ends
}

/** Where the men stand that a side attacks: it could take them, and nobody could take back. */
function attackedBy(s: Setting, { chasers, prey }: Licence): (p: Position, tag: number) => Cell[] {
  const isExempt = Uint8Array.from(s.kinds, ({ name, royal }) => Number(royal || chasers.includes(name)))
  const preyKind = s.kindNamed(prey.kind)
  const open = regionByTag(s, prey.in)
  return (p, tag) =>
    [...p.cells.subarray(0, p.size).keys()].filter((cell) => {
      const man = p.cells[cell]
      if (((s.foes[tag] >> (man & 15)) & 1) === 0 || s.kinds[man >> 4].royal) return false
      if (man >> 4 === preyKind && open[man & 15][cell] === 1) return false
      return s.takersOf(p, cell).some((from) => {
        const taker = p.cells[from]
        if ((taker & 15) !== tag || isExempt[taker >> 4] === 1) return false
        // Two of a kind that could take each other are an exchange on offer.
        const isOffer = taker >> 4 === man >> 4 && s.takersOf(p, from).includes(cell)
        return !isOffer && isFreeToTake(s, p, from, cell)
      })
    })
}

function isFreeToTake(s: Setting, p: Position, from: Cell, to: Cell): boolean {
  p.begin()
  p.set(to, p.cells[from])
  p.set(from, 0)
  const isFree = s.takersOf(p, to).length === 0
  p.unmake()
  return isFree
}
