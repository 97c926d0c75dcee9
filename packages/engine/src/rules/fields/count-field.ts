import { counting } from '../counting.ts'
import type { Field } from '../kinds.ts'

/**
 * The most steps that are counted, or `-` while nobody counts. The count itself stands where quiet steps do: so do the
 * programs that play such games write it (Cute Chess, Fairy-Stockfish).
 */
export const countField = (): Field => (s) => {
  const { limit, count } = counting(s)
  return {
    tells: 'count',
    read(p, text) {
      if (text === '-') return undefined
      if (!/^\d{1,4}$/.test(text)) return { reason: 'badCount', params: { found: text } }
      p.set(limit, Number(text))
      p.set(count, p.cells[s.slots.quiet])
      return undefined
    },
    print: (p) => (p.cells[limit] === 0 ? '-' : `${p.cells[limit]}`),
  }
}
