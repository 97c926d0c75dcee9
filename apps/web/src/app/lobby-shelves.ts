import { describe } from '@variorum/engine/ask'
import { gameOf, slugs } from '@variorum/engine/catalogue'
import { getTranslations } from 'next-intl/server'
import { shelvesOf } from '../features/catalogue/state/shelves.ts'
import type { GameShelf } from '../features/lobby/state/shelf.ts'
import { hasTable } from '../lib/board/has-table.ts'
import { botPlace } from '../lib/bots/bot-place.ts'
import { firstGame } from './first-game.ts'

/** The games that two may play here, shelf by shelf, in the words of the library. */
export async function lobbyShelves(): Promise<readonly GameShelf[]> {
  const [library, names, opensWith] = await Promise.all([
    getTranslations('library'),
    getTranslations('names'),
    firstGame(),
  ])
  const books = slugs.flatMap((slug) => {
    const game = gameOf(slug)
    const variant = game && describe(game)
    return variant && variant.seats.length === 2 && hasTable(variant) ? [{ variant }] : []
  })
  return shelvesOf(books, opensWith).map(({ family, books: own }) => {
    // Families and sides are open: one that has no words yet goes by its key, as is asked on the same line.
    const title = `families.${family}.title` as 'families.ultima.title'
    const side = (called: string) => {
      const key = `sides.${called}` as 'sides.white'
      return names.has(key) ? names(key) : called
    }
    return {
      title: library.has(title) ? library(title) : family,
      games: own.map(({ variant }) => ({
        slug: variant.slug,
        name: variant.name,
        sides: [side(variant.seats[0]?.called ?? ''), side(variant.seats[1]?.called ?? '')] as const,
        isOpen: variant.isOpen,
        hasBots: botPlace(variant) !== null,
        readings: variant.readings.filter(({ isOffered }) => isOffered).map(({ slug, name }) => ({ slug, name })),
      })),
    }
  })
}
