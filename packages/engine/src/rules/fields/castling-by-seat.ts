import { type CastlingPlan, castlingRights, kingAtHome, outermostPartner, packRight } from '../castling.ts'
import type { Field } from '../kinds.ts'

/**
 * Rights to castle for any number of seats: a seat's letter and those of its sides, `rKQbKQ`; `-` for none. The partner
 * meant is the outermost. A right whose king or partner is not there is read as none.
 */
export const castlingBySeat =
  (plan: CastlingPlan): Field =>
  (s) => {
    const rights = castlingRights(s, plan)
    const letters = s.seats.map(({ id }) => id.charAt(0))
    return {
      tells: 'castling',
      read(p, text) {
        if (text === '-') return undefined
        if (!/^(?:[a-z][A-Z]+)+$/.test(text)) return { reason: 'badCastling', params: { found: text } }
        for (const [, seat = '', sides = ''] of text.matchAll(/([a-z])([A-Z]+)/g)) {
          for (const side of sides.toLowerCase()) {
            const right = rights.find((one) => letters[one.seat] === seat && one.letter === side)
            if (right === undefined) return { reason: 'badCastling', params: { found: text } }
            const king = kingAtHome(p, right)
            const partner = outermostPartner(s, p, right, king)
            if (partner >= 0) p.set(right.slot, packRight(king, partner))
          }
        }
        return undefined
      },
      print(p) {
        const bySeat = letters.map((letter, seat) => {
          const own = rights.filter((right) => right.seat === seat && p.cells[right.slot] !== 0)
          return own.length === 0 ? '' : `${letter}${own.map((right) => right.letter.toUpperCase()).join('')}`
        })
        return bySeat.join('') || '-'
      },
    }
  }
