import { hasBegun } from '../clocks-of.ts'
import { drawnBy } from '../outcomes.ts'
import { type Act, acrossFrom, replacedAt } from './act.ts'

/** Plies before the same seat may offer again. lila's number. */
const offerAgainAfter = 20

/** Offering what the other offers is accepting it. */
export const offerDraw: Act = {
  isOffered: ({ game, seat }) => hasBegun(game.row) && game.row.offers.draw !== seat,
  hurdle: ({ game, seat }) => {
    const { offers, ply } = game.row
    const last = offers.offered?.[seat] ?? null
    if (offers.draw !== undefined || last === null || ply >= last + offerAgainAfter) return undefined
    return { key: 'offeredLately', params: { moves: Math.ceil((last + offerAgainAfter - ply) / 2) } }
  },
  effect: ({ game, seat }) => {
    const { offers, ply } = game.row
    if (offers.draw === acrossFrom(seat)) return { outcome: drawnBy('agreement') }
    return { offers: { ...offers, draw: seat, offered: replacedAt(offers.offered, seat, ply, null) } }
  },
}

export const acceptDraw: Act = {
  isOffered: ({ game, seat }) => game.row.offers.draw === acrossFrom(seat),
  effect: () => ({ outcome: drawnBy('agreement') }),
  otherwise: 'noOffer',
}

export const declineDraw: Act = {
  isOffered: ({ game, seat }) => game.row.offers.draw === acrossFrom(seat),
  effect: ({ game }) => {
    const { draw, ...offers } = game.row.offers
    return { offers }
  },
}
