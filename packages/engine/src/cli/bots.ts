import type { Game } from '../game/game.ts'
import { hasBots } from '../search/index.ts'
import { Complaint } from './complaint.ts'

/** Refuses a game no search can play, before anything is thought about it. */
export function checkBots(game: Game): void {
  if (!hasBots(game)) throw new Complaint({ key: 'noBots', params: { variant: game.variant.slug } })
}
