import { askMovers } from '@variorum/engine/ask'
import { takenBack } from '../../../lib/clock/takeback.ts'
import { clocksOf } from '../clocks-of.ts'
import { lineOf } from '../stored-line.ts'
import { turnsUndone } from '../turns-undone.ts'
import { type Act, acrossFrom, replacedAt, type Scene } from './act.ts'

/** How long a wish waits after so many refusals: ten seconds, forty, ninety… lila's rule. */
const waitMs = (refusals: number): number => 10_000 * refusals ** 2

/** Goes back to before the wisher's last turn. Where not everybody sees everything, a move taken back would have been a look. */
export const askTakeback: Act = {
  isOffered: (scene) =>
    scene.played?.isOpen === true &&
    scene.game.row.offers.takeback === undefined &&
    clocksOf(scene.game.row).seats[scene.seat]?.hasMoved === true,
  hurdle: ({ game, seat, now }) => {
    const { declined, declinedAt } = game.row.offers
    const again = (declinedAt?.[seat] ?? 0) + waitMs(declined?.[seat] ?? 0)
    const ms = again - now.getTime()
    return ms > 0 ? { key: 'declinedLately', params: { seconds: Math.ceil(ms / 1_000) } } : undefined
  },
  effect: (scene) => {
    const { offers, version } = scene.game.row
    const ply = lastTurnOf(scene)
    return { offers: { ...offers, takeback: { seat: scene.seat, ply, version: version + 1 } }, data: { ply } }
  },
  otherwise: 'noTakeback',
}

export const acceptTakeback: Act = {
  isOffered: ({ game, seat }) => game.row.offers.takeback?.seat === acrossFrom(seat),
  effect: (scene) => {
    const { offers } = scene.game.row
    const ply = offers.takeback?.ply ?? scene.game.row.ply
    // An offer of a draw was made in a position that is no more.
    const { takeback, draw, ...kept } = offers
    return { backTo: ply, clocks: clocksAfter(scene, ply), offers: kept, data: { ply } }
  },
  otherwise: 'noOffer',
}

/** Declines the other's wish, or withdraws one's own. */
export const declineTakeback: Act = {
  isOffered: ({ game }) => game.row.offers.takeback !== undefined,
  effect: ({ game, seat, now }) => {
    const { takeback, ...offers } = game.row.offers
    if (takeback === undefined || takeback.seat === seat) return { offers }
    const refusals = (offers.declined?.[takeback.seat] ?? 0) + 1
    return {
      offers: {
        ...offers,
        declined: replacedAt(offers.declined, takeback.seat, refusals, 0),
        declinedAt: replacedAt(offers.declinedAt, takeback.seat, now.getTime(), 0),
      },
    }
  },
}

/** Which seat made each step, and whose turn it is after them. */
function moversOf({ played, game }: Scene): readonly number[] {
  const asked = played && askMovers(played, lineOf(game))
  if (!asked?.ok) throw new Error(`The game ${game.row.id} does not follow its rules.`)
  return asked.value
}

/** The ply at which the seat's last turn began. */
function lastTurnOf(scene: Scene): number {
  const movers = moversOf(scene).slice(0, -1)
  const last = movers.lastIndexOf(scene.seat)
  return movers.slice(0, last).findLastIndex((seat) => seat !== scene.seat) + 1
}

function clocksAfter(scene: Scene, ply: number) {
  const { row } = scene.game
  const undone = turnsUndone(moversOf(scene), ply, 2)
  return takenBack(row.clock, clocksOf(row), { ...undone, at: scene.now.getTime() })
}
