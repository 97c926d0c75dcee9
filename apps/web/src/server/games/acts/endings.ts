import { clocksOf, hasBegun } from '../clocks-of.ts'
import { calledOff, wonBy } from '../outcomes.ts'
import { isFarBehind, patienceMs } from '../patience.ts'
import { winOrDraw } from '../win-or-draw.ts'
import { type Act, acrossFrom, type Scene } from './act.ts'

export const resign: Act = {
  isOffered: () => true,
  effect: ({ seat }) => ({ outcome: wonBy(acrossFrom(seat), 'resignation') }),
}

/** Possible until each side has moved once, for either of them. */
export const abort: Act = {
  isOffered: ({ game }) => !hasBegun(game.row),
  effect: () => ({ outcome: calledOff('aborted') }),
  otherwise: 'hasBegun',
}

/**
 * The game of somebody who left while it was their turn. Who is there and thinks is never gone: what counts is when a
 * stream of theirs was last alive, and only the time of their own turn.
 */
export const claimAbsence: Act = {
  isOffered: ({ game, seat }) => hasBegun(game.row) && clocksOf(game.row).running === acrossFrom(seat),
  hurdle: (scene) => {
    const waitMs = patienceLeft(scene)
    return waitMs > 0 ? { key: 'notAbsent', params: { seconds: Math.ceil(waitMs / 1_000) } } : undefined
  },
  effect: ({ played, game, seat }) => ({ outcome: winOrDraw(played, game, seat, 'abandoned') }),
  otherwise: 'notTheirTurn',
}

function patienceLeft({ played, game, seat, now }: Scene): number {
  const other = game.players[acrossFrom(seat)]
  if (!other) return Number.POSITIVE_INFINITY
  const awaySince = Math.max(other.seenAt.getTime(), clocksOf(game.row).since)
  const hasLittleToStayFor = isFarBehind(played, game, other.seat)
  return awaySince + patienceMs(game.row.speed, other, hasLittleToStayFor) - now.getTime()
}
