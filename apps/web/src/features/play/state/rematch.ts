import type { RouterInputs } from '../../../trpc/types.ts'
import type { GameRecord } from './record.ts'

/** The same game again from the same beginning, by the same clock, the player against bots one seat on. */
export function rematchOf(record: GameRecord, seatCount: number): RouterInputs['games']['create'] {
  const { variant, botLevel, personSeat } = record
  const common = record.start === null ? { variant } : { variant, start: record.start }
  if (botLevel === null || personSeat === null)
    return { ...common, mode: 'device', ...(record.clock && { clock: record.clock.rule }) }
  return { ...common, mode: 'bot', botLevel, seat: (personSeat + 1) % seatCount }
}
