import { describe } from '@variorum/engine/ask'
import { gameOf } from '@variorum/engine/catalogue'

/** The name of a variant; its slug when a game outlived its variant. */
export function nameOf(slug: string): string {
  const game = gameOf(slug)
  return game ? describe(game).name : slug
}

/** What a seat of a variant is called, `white`; its number when a game outlived its variant. */
export function sideOf(slug: string, seat: number): string {
  const plan = gameOf(slug)?.variant.seats[seat]
  return plan?.called ?? plan?.id ?? String(seat)
}
