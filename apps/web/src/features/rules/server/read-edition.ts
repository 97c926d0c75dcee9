import 'server-only'
import { describe } from '@variorum/engine/ask'
import { layoutOf } from '@variorum/engine/board'
import { gameOf } from '@variorum/engine/catalogue'
import { cache } from 'react'
import { env } from '../../../env.ts'
import type { Edition } from '../state/edition.ts'
import { printDifferences } from './print-differences.ts'
import { printPlates } from './print-plates.ts'
import { readText } from './read-text.ts'

/** What the rules say about a diagram does not change while the server runs; in development its text does. */
const known = new Map<string, Promise<Edition | null>>()

/** Rules and story of a variant with their plates; null for a variant there is none of. */
export const readEdition = cache((slug: string): Promise<Edition | null> => {
  const read = known.get(slug) ?? print(slug)
  // Only what is printed is kept: anybody may ask for slugs that do not exist.
  if (env().isProduction && gameOf(slug)) known.set(slug, read)
  return read
})

async function print(slug: string): Promise<Edition | null> {
  const game = gameOf(slug)
  if (!game) return null
  const [rules, story] = await Promise.all([readText(slug, 'rules'), readText(slug, 'story')])
  if (!rules) return null
  const plates = printPlates(slug, [...rules.diagrams, ...(story?.diagrams ?? [])])
  const differences = printDifferences(slug, [...rules.differences, ...(story?.differences ?? [])])
  return { variant: describe(game), layout: layoutOf(game.board), rules, story, plates, differences }
}
