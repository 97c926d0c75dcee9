import type { ClockRule } from '../../lib/clock/clock-rule.ts'
import type { RecordedPlayer } from './players-of.ts'
import type { RecordedGame } from './recorded-game.ts'

/** What a seat is called in game text whose player has no name to tell. */
export interface Nameless {
  readonly guest: string
  readonly closed: string
}

/** How a game ended, in the words that PGN has for it. What ended by the rules or by its players is none of these. */
const terminations: Readonly<Record<string, string>> = {
  timeout: 'time forfeit',
  timeoutInsufficient: 'time forfeit',
  abandoned: 'abandoned',
  abandonedInsufficient: 'abandoned',
  aborted: 'abandoned',
  noShow: 'abandoned',
}

/** What game text says of a game between people besides its moves. Nobody is named by more than their name. */
export function gameTags(record: RecordedGame, nameless: Nameless): Readonly<Record<string, string>> {
  const { players, rated, startedAt, clock, outcome } = record
  const [white, black] = players
  const [day = '', time = ''] = startedAt.split('T')
  const date = day.replaceAll('-', '.')
  const name = (player: RecordedPlayer | undefined) =>
    player === undefined || player.kind === 'guest'
      ? nameless.guest
      : player.kind === 'closed'
        ? nameless.closed
        : (player.name ?? nameless.guest)
  const rating = (tag: string, player: RecordedPlayer | undefined) =>
    player?.rating == null ? {} : { [tag]: `${Math.round(player.rating)}` }
  return {
    Event: rated ? 'Rated game' : 'Casual game',
    Date: date,
    White: name(white),
    Black: name(black),
    ...rating('WhiteElo', white),
    ...rating('BlackElo', black),
    UTCDate: date,
    UTCTime: time.slice(0, 8),
    TimeControl: timeControl(clock),
    Termination: outcome === null ? 'unterminated' : (terminations[outcome.reason] ?? 'normal'),
  }
}

/** In seconds, as PGN counts; days are so many seconds for one move. It has no words for periods, which are left unknown. */
function timeControl(clock: ClockRule | null): string {
  if (clock === null) return '-'
  if (clock.kind === 'days') return `1/${clock.days * 24 * 60 * 60}`
  if (clock.kind === 'byoyomi') return '?'
  return `${clock.initial / 1_000}+${clock.increment / 1_000}`
}

/** What each mover's clock showed after the move, as a remark of PGN; null where no clock ran. */
export function clockRemarks(times: RecordedGame['times']): readonly (string | null)[] {
  return times.map(({ left }) => (left === null ? null : `[%clk ${clockText(left)}]`))
}

function clockText(ms: number): string {
  const seconds = Math.floor(Math.max(0, ms) / 1_000)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${Math.floor(seconds / 3_600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}
