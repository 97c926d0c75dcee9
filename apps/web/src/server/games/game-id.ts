import { randomInt } from 'node:crypto'
import { z } from 'zod'

// Without 0, O, 1, l and I, so that an address survives being read aloud.
const letters = '23456789abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ'

/** Twelve letters, seventy bits: short enough to send, too many to guess. */
export function newGameId(): string {
  return Array.from({ length: 12 }, () => letters[randomInt(letters.length)]).join('')
}

export const gameId = z.string().regex(/^[\w-]{1,32}$/)
