import type { Ability } from '../../game/index.ts'
import { ARGUMENT_SHIFT } from '../../position/move.ts'
import type { CastlingPlan } from '../../rules/castling.ts'
import { castlingRights } from '../../rules/castling.ts'
import type { Capture, Effect, Movement, Setting } from '../../rules/kinds.ts'

/**
 * The man goes and takes as the ability says, on its own board, to cells whose twin is empty; then it goes through to the
 * twin. An ability that must keep the king safe on both boards asks for that with `isSafeOnTheWay`.
 */
export const crossing = (ability: Ability, { isSafeOnTheWay = false } = {}): Ability => ({
  ...ability,
  movement: whereTwinIsEmpty(ability.movement),
  captures: ability.captures.map(leavingItsLanding),
  after: [...(ability.after ?? []), crossOver],
  isSafeOnTheWay,
})

/** Castling after which both men go through, so that both twins must be empty. */
export const castlingAcross = (ability: Ability, plan: CastlingPlan): Ability => ({
  ...ability,
  movement: whereBothTwinsAreEmpty(ability.movement, plan),
  after: [bothCrossOver(plan)],
  isSafeOnTheWay: true,
})

/** The cell of the victim is empty in the end, as it is not where the taker stays. */
const leavingItsLanding =
  (capture: Capture): Capture =>
  (s, movement) => ({ ...capture(s, movement), byLanding: false })

const crossOver: Effect = (s) => (p, _from, to) => {
  p.set(s.board.twinOf(to), p.cells[to])
  p.set(to, 0)
  return 0
}

const whereTwinIsEmpty =
  (movement: Movement): Movement =>
  (s) => {
    const { go, comes, opens, alsoTo } = movement(s)
    return {
      ...(alsoTo && { alsoTo }),
      go(p, from, base, out, n) {
        const end = go(p, from, base, out, n)
        for (let i = n; i < end; i++) if (p.cells[s.board.twinOf((out[i] >> 10) & 1023)] === 0) out[n++] = out[i]
        return n
      },
      ...(comes && { comes: (p, to, man) => p.cells[s.board.twinOf(to)] === 0 && comes(p, to, man) }),
      // Whoever stands on the twin keeps everybody away, and must leave before anything else matters.
      ...(opens && {
        opens(p, to, man, marks) {
          const twin = s.board.twinOf(to)
          if (p.cells[twin] === 0) opens(p, to, man, marks)
          else marks.add(twin)
        },
      }),
    }
  }

const whereBothTwinsAreEmpty =
  (movement: Movement, plan: CastlingPlan): Movement =>
  (s) => {
    const { go, alsoTo } = movement(s)
    const ends = endsByTag(s, plan)
    return {
      ...(alsoTo && { alsoTo }),
      go(p, from, base, out, n) {
        const end = go(p, from, base, out, n)
        const own = ends[p.cells[from] & 15]
        for (let i = n; i < end; i++) {
          if (own[(out[i] >> ARGUMENT_SHIFT) - 1].every((cell) => p.cells[s.board.twinOf(cell)] === 0))
            out[n++] = out[i]
        }
        return n
      },
    }
  }

const bothCrossOver =
  (plan: CastlingPlan): Effect =>
  (s) => {
    const ends = endsByTag(s, plan)
    return (p, _from, to, side) => {
      for (const cell of ends[p.cells[to] & 15][side - 1]) {
        p.set(s.board.twinOf(cell), p.cells[cell])
        p.set(cell, 0)
      }
      return 0
    }
  }

/** Where king and partner end, by owner tag and side. */
function endsByTag(s: Setting, plan: CastlingPlan): readonly (readonly (readonly number[])[])[] {
  const rights = castlingRights(s, plan)
  return Array.from({ length: 16 }, (_, tag) =>
    rights.filter(({ seat }) => seat === tag - 1).map(({ kingEnds, partnerEnds }) => [kingEnds, partnerEnds]),
  )
}
