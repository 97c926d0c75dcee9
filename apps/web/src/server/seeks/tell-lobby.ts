import { bus } from '../realtime/bus.ts'
import type { Begun } from './begin-of.ts'

/** Says that the wishes have changed: to everybody who looks at them, and to those whom it concerns. */
export function tellLobby(...players: readonly (string | null)[]): void {
  bus().publish('lobby')
  for (const id of players) if (id !== null) bus().publish(`player:${id}`)
}

/** Says that a game has begun. */
export function tellBegun({ gameId, players }: Begun): void {
  bus().publish(`game:${gameId}`)
  tellLobby(...players)
}
