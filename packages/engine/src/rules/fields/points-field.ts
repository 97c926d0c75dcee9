import type { Field } from '../kinds.ts'
import { points } from '../points.ts'

/** The points of each seat in the order of play: `9,0,3,20`; `-` for none. */
export const pointsField = (): Field => (s) => {
  const { slots } = points(s)
  return {
    tells: 'points',
    read(p, text) {
      if (text === '-') return undefined
      const found = text.split(',')
      if (found.length !== slots.length || found.some((each) => !/^\d{1,6}$/.test(each)))
        return { reason: 'badPoints', params: { found: text } }
      for (const [seat, slot] of slots.entries()) p.set(slot, Number(found[seat]))
      return undefined
    },
    print: (p) => slots.map((slot) => p.cells[slot]).join(','),
  }
}
