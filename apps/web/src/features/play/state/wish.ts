import type { BotLevel } from '@variorum/engine/ask'
import { type ClockChoice, clockFaultOf, clockOf, firstClockChoice } from '../../../lib/clock/clock-choice.ts'
import type { RouterInputs } from '../../../trpc/types.ts'

/** What someone has chosen on the page that starts a game. */
export interface Wish extends ClockChoice {
  readonly opponent: 'bot' | 'device'
  readonly level: BotLevel
  /** The number of the person's seat; `any` leaves it to chance. */
  readonly seat: `${number}` | 'any'
  readonly from: 'start' | 'position' | 'text'
  readonly position: string
  readonly text: string
}

export const firstWish: Wish = {
  ...firstClockChoice,
  clock: 'none',
  opponent: 'bot',
  level: 'novice',
  seat: '0',
  from: 'start',
  position: '',
  text: '',
}

/** How long a text to begin from may be; nothing that can be played comes near. */
export const longest = { position: 1_000, text: 50_000 } as const

export interface WishFault {
  readonly key: 'nothingWritten' | 'tooLong'
  readonly limit: number
}

/** What is wrong with a wish before anybody has read it. */
export function faultOf(wish: Wish): WishFault | null {
  if (wish.from === 'start') return null
  const [written, limit] = [wish[wish.from], longest[wish.from]]
  if (written.trim() === '') return { key: 'nothingWritten', limit }
  return written.length > limit ? { key: 'tooLong', limit } : null
}

/** What is wrong with the clock, where one is asked for. */
export const timeFaultOf = (wish: Wish) => (wish.opponent === 'device' ? clockFaultOf(wish) : null)

/** The wish for a game against a bot that thinks on the server. */
export function serverWishOf(variant: string, wish: Wish): RouterInputs['lobby']['playBot'] {
  const seat = wish.seat === 'any' ? null : Number(wish.seat)
  return { variant, clock: clockOf(wish), seat, level: wish.level }
}

/** The wish as the server takes it. `anySeat` is asked for one by chance only where it was left open. */
export function creationOf(variant: string, wish: Wish, anySeat: () => number): RouterInputs['games']['create'] {
  const beginning =
    wish.from === 'position' ? { start: wish.position.trim() } : wish.from === 'text' ? { text: wish.text } : {}
  if (wish.opponent === 'device') {
    const clock = clockOf(wish)
    return { variant, mode: 'device', ...(clock && { clock }), ...beginning }
  }
  const seat = wish.seat === 'any' ? anySeat() : Number(wish.seat)
  return { variant, mode: 'bot', botLevel: wish.level, seat, ...beginning }
}
