import type { BotLevel } from '@variorum/engine/ask'
import { type ClockChoice, clockFaultOf, clockOf, firstClockChoice } from '../../../lib/clock/clock-choice.ts'
import type { RouterInputs } from '../../../trpc/types.ts'

/** What someone has chosen on the page that starts a game. */
export interface Wish extends ClockChoice {
  readonly opponent: 'bot' | 'device'
  readonly level: BotLevel
  /** The person's seat; `either` lets a coin decide. */
  readonly side: 'white' | 'black' | 'either'
  readonly from: 'start' | 'position' | 'text'
  readonly position: string
  readonly text: string
}

export const firstWish: Wish = {
  ...firstClockChoice,
  clock: 'none',
  opponent: 'bot',
  level: 'novice',
  side: 'white',
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
  const seat = wish.side === 'either' ? null : wish.side === 'white' ? 0 : 1
  return { variant, clock: clockOf(wish), seat, level: wish.level }
}

/** The wish as the server takes it. `coin` is true or false by chance, and asked only when a side was left open. */
export function creationOf(variant: string, wish: Wish, coin: () => boolean): RouterInputs['games']['create'] {
  const beginning =
    wish.from === 'position' ? { start: wish.position.trim() } : wish.from === 'text' ? { text: wish.text } : {}
  if (wish.opponent === 'device') {
    const clock = clockOf(wish)
    return { variant, mode: 'device', ...(clock && { clock }), ...beginning }
  }
  const isWhite = wish.side === 'either' ? coin() : wish.side === 'white'
  return { variant, mode: 'bot', botLevel: wish.level, botSeat: isWhite ? 1 : 0, ...beginning }
}
