import { describe } from '@variorum/engine/ask'
import { gameOf, slugs } from '@variorum/engine/catalogue'
import { hasTable } from '../lib/board/has-table.ts'

let known: readonly { readonly slug: string; readonly name: string }[] | undefined

/** The variants that two can play here, in the order of the alphabet. */
export function variantsForTwo() {
  known ??= slugs
    .flatMap((slug) => {
      const game = gameOf(slug)
      const described = game && describe(game)
      return described && described.seats.length === 2 && hasTable(described) ? { slug, name: described.name } : []
    })
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
  return known
}
