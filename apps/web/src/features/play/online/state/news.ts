import type { Seat } from '@variorum/engine/ask'
import type { OnlineSnapshot } from './snapshot.ts'

/** Something that no man's move shows. */
export interface News {
  readonly kind: 'drawOffered' | 'drawDeclined' | 'takebackAsked' | 'takebackDeclined' | 'takenBack' | 'timeGiven'
  /** Whose doing it is. */
  readonly seat: Seat
}

/** What happened between two looks at a game besides its moves and its end, in order. */
export function newsOf(before: OnlineSnapshot, after: OnlineSnapshot): readonly News[] {
  if (after.version <= before.version || after.outcome !== null) return []
  return [...ofTakeback(before, after), ...ofDraw(before, after), ...ofTime(before, after)]
}

function ofDraw({ drawOffer: was, ply }: OnlineSnapshot, { drawOffer: is, ...after }: OnlineSnapshot): readonly News[] {
  if (is !== null) return is === was ? [] : [{ kind: 'drawOffered', seat: is }]
  // An offer that goes with a move was not taken up; one that goes without is declined.
  return was !== null && after.ply === ply ? [{ kind: 'drawDeclined', seat: 1 - was }] : []
}

function ofTakeback(
  { takeback: was, ply }: OnlineSnapshot,
  { takeback: is, ...after }: OnlineSnapshot,
): readonly News[] {
  if (after.ply < ply) return [{ kind: 'takenBack', seat: was?.seat ?? after.toMove ?? 0 }]
  if (is !== null) return is.seat === was?.seat ? [] : [{ kind: 'takebackAsked', seat: is.seat }]
  return was !== null && after.ply === ply ? [{ kind: 'takebackDeclined', seat: 1 - was.seat }] : []
}

function ofTime({ clocks: was, ply }: OnlineSnapshot, { clocks: is, ...after }: OnlineSnapshot): readonly News[] {
  if (after.ply !== ply) return []
  return is.seats.flatMap(({ left }, seat) =>
    left > (was.seats[seat]?.left ?? left) ? [{ kind: 'timeGiven' as const, seat: 1 - seat }] : [],
  )
}
