import { clocksOf } from '../clocks-of.ts'
import { type Act, acrossFrom } from './act.ts'

/** What is given at a time, and what a clock may come to by gifts. lila's numbers. */
const giftMs = 15_000
const mostMs = 2 * 60 * 60 * 1_000

/** Gives the other time; one's own clock stays as it is. */
export const giveTime: Act = {
  isOffered: ({ game, seat }) => {
    const { clock } = game.row
    const left = clocksOf(game.row).seats[acrossFrom(seat)]?.left ?? 0
    return clock !== null && clock.kind !== 'days' && left + giftMs <= mostMs
  },
  effect: ({ game, seat }) => {
    const clocks = clocksOf(game.row)
    const seats = clocks.seats.map((clock, index) => (index === seat ? clock : { ...clock, left: clock.left + giftMs }))
    return { clocks: { ...clocks, seats }, data: { ms: giftMs } }
  },
  otherwise: 'noTimeToGive',
}
