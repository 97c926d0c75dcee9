import { fallen } from '../fallen.ts'
import type { Field } from '../kinds.ts'

/**
 * The seats that are out with their royal men still on the board, by their letters, or `-`: small for those that were
 * beaten, capital for those that gave up, `bY`.
 */
export const fallenField = (): Field => (s) => {
  const { isBeaten, hasGivenUp, beat, giveUp } = fallen(s)
  const letters = s.seats.map(({ id }) => id.charAt(0))
  return {
    tells: 'fallen',
    read(p, text) {
      if (text === '-') return undefined
      const seats = [...text].map((letter) => letters.indexOf(letter.toLowerCase()))
      if (seats.includes(-1)) return { reason: 'badFallen', params: { found: text, wanted: letters } }
      for (const [place, seat] of seats.entries()) {
        if (text[place] === letters[seat]) beat(p, seat)
        else giveUp(p, seat)
      }
      return undefined
    },
    print: (p) =>
      letters
        .map((letter, seat) => (isBeaten(p, seat) ? letter : hasGivenUp(p, seat) ? letter.toUpperCase() : ''))
        .join('') || '-',
  }
}
