import type { GamePlayerRow, GameRow, NoticeRow, SeekRow } from '../db/schema/index.ts'
import { remindBeforeMs } from './remind-before.ts'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute

/** Seen no longer ago than this, a player is here: two looks and a little. */
const freshMs = 13 * second
/** Whoever went just before it happened is counted as here for so long, and has seen nothing. */
const partingMs = 12 * second
/** So long a page that stands open is taken to tell its reader. Nobody looks at a board all day. */
const patienceMs: Readonly<Record<NoticeRow['channel'], number>> = { push: 3 * minute, email: 3 * hour }
/** How soon it is looked at again meanwhile. */
const nextLookMs: Readonly<Record<NoticeRow['channel'], number>> = { push: 13 * second, email: minute }
/** The end of a game is no news after that. */
const endedNewsMs = 72 * hour

/** What there is to know about a notice when its time has come. */
export interface Matter {
  readonly notice: NoticeRow
  /** Whether its player wants to be told so, and whether pages tell them too. */
  readonly isWanted: boolean
  readonly isToldByPages: boolean
  readonly seek: SeekRow | null
  readonly game: GameRow | null
  /** By seat. */
  readonly players: readonly GamePlayerRow[]
}

export type Verdict = { readonly kind: 'send' | 'drop' } | { readonly kind: 'wait'; readonly until: Date }

const send: Verdict = { kind: 'send' }
const drop: Verdict = { kind: 'drop' }

/** Whether a notice is still news, and to be sent; or to be looked at again, because its player may be reading it right now. */
export function verdictOn(matter: Matter, now: Date): Verdict {
  if (!matter.isWanted || !isNews(matter, now)) return drop
  const { notice } = matter
  if (notice.topic === 'reminder') return isEarly(matter, now) ?? send
  const seenAt = matter.isToldByPages ? notice.seenAt : null
  if (seenAt === null) return send
  const isHere = now.getTime() - seenAt.getTime() <= freshMs
  if (!isHere) return seenAt.getTime() - notice.at.getTime() > partingMs ? drop : send
  const isPatient = now.getTime() - notice.at.getTime() < patienceMs[notice.channel]
  return isPatient ? { kind: 'wait', until: new Date(now.getTime() + nextLookMs[notice.channel]) } : send
}

function isNews({ notice, seek, game, players }: Matter, now: Date): boolean {
  switch (notice.topic) {
    case 'challenged':
      return seek?.status === 'open' && seek.openUntil > now
    case 'begun':
      return game?.status === 'playing'
    case 'ended':
      return game?.status === 'over' && now.getTime() - notice.at.getTime() < endedNewsMs
    case 'turn':
    case 'reminder':
      // After a takeback the same number of moves is another turn, which has a notice of its own.
      return (
        game?.status === 'playing' &&
        game.ply === notice.ply &&
        players[game.clockState?.running ?? -1]?.playerId === notice.playerId
      )
  }
}

/** A turn may have been given more time since, as after hours in which no server was there. */
function isEarly({ game }: Matter, now: Date): Verdict | null {
  const beforeMs = game && remindBeforeMs(game.clock)
  if (!game?.deadline || beforeMs === null) return drop
  const until = new Date(game.deadline.getTime() - beforeMs)
  return until > now ? { kind: 'wait', until } : null
}
