import { fallen } from '../fallen.ts'
import type { Field } from '../kinds.ts'

/** The seats beaten with their royal men still on the board, by their letters: `by`, or `-`. */
export const fallenField = (): Field => (s) => {
  const { slot } = fallen(s)
  const letters = s.seats.map(({ id }) => id.charAt(0))
  return {
    read(p, text) {
      if (text === '-') return undefined
      const seats = [...text].map((letter) => letters.indexOf(letter))
      if (seats.includes(-1)) return { reason: 'badFallen', params: { found: text, wanted: letters } }
      p.set(
        slot,
        seats.reduce((bits, seat) => bits | (1 << seat), 0),
      )
      return undefined
    },
    print: (p) => letters.filter((_, seat) => ((p.cells[slot] >> seat) & 1) === 1).join('') || '-',
  }
}
