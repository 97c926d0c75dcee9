import {
  type CastlingPlan,
  castlingRights,
  kingAtHome,
  kingHome,
  outermostPartner,
  packRight,
  partnerHome,
  partnersToSide,
  type Right,
} from '../castling.ts'
import type { Cell, Field, Position, Setting } from '../kinds.ts'

/**
 * Rights to castle: the letter of a side where its outermost partner is meant, else the partner's file; upper case for
 * the first seat; `-` for none. A right whose king or partner is not there, or off the row of that castling, is read as
 * none: many programs write such rights.
 */
export const castlingField =
  (plan: CastlingPlan): Field =>
  (s) => {
    const rights = castlingRights(s, plan)
    return {
      tells: 'castling',
      read(p, text) {
        if (text === '-') return undefined
        for (const letter of text) {
          const seat = letter === letter.toUpperCase() ? 0 : 1
          const own = rights.filter((right) => right.seat === seat)
          const found = partnerMeant(s, p, own, letter.toLowerCase())
          if (found === undefined) return { reason: 'badCastling', params: { found: text } }
          const { right, partner } = found
          if (partner >= 0) p.set(right.slot, packRight(kingAtHome(p, right), partner))
        }
        return undefined
      },
      print(p) {
        const text = rights.map((right) => {
          const value = p.cells[right.slot]
          if (value === 0) return ''
          const outermost = outermostPartner(s, p, right, kingHome(value))
          const file = s.board.names[partnerHome(value)].charAt(0)
          const letter = outermost === partnerHome(value) ? right.letter : file
          return right.seat === 0 ? letter.toUpperCase() : letter.toLowerCase()
        })
        return text.join('') || '-'
      },
    }
  }

/** The right a letter means and where its partner stands, −1 when there is none; undefined for a letter of nothing. */
function partnerMeant(
  s: Setting,
  p: Position,
  own: readonly Right[],
  letter: string,
): { readonly right: Right; readonly partner: Cell } | undefined {
  const bySide = own.find((right) => right.letter.toLowerCase() === letter)
  if (bySide !== undefined) return { right: bySide, partner: outermostPartner(s, p, bySide, kingAtHome(p, bySide)) }
  for (const right of own) {
    const partner = partnersToSide(s, p, right, kingAtHome(p, right)).find(
      (cell) => s.board.names[cell].charAt(0) === letter,
    )
    if (partner !== undefined) return { right, partner }
  }
  return s.board.names.some((name) => name.charAt(0) === letter) && own[0] !== undefined
    ? { right: own[0], partner: -1 }
    : undefined
}
