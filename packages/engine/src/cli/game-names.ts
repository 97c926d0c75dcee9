import { editionOf, slugOfReading } from '../game/readings.ts'
import { fairyNames, otherNames } from '../variants/aliases.ts'
import { slugs } from '../variants/catalogue.ts'

const bySlug = new Map(slugs.map((slug) => [slug, slug]))
const byName = new Map([
  ...Object.entries(otherNames),
  ...Object.entries(fairyNames).map(([slug, name]): [string, string] => [name, slug]),
  ...bySlug,
])

/** The slug a name means, of a game or of a reading of one; the name itself where it means nothing. */
export function slugCalled(name: string): string {
  const asked = name.trim().toLowerCase()
  const edition = editionOf(asked)
  const slug = byName.get(edition)
  if (slug === undefined || edition === asked) return slug ?? name
  return slugOfReading(slug, asked.slice(edition.length + 1))
}

/** What a game may be called besides its slug, the name of Fairy-Stockfish first. */
export function namesOf(slug: string): readonly string[] {
  const fairy = fairyNames[slug]
  const others = Object.entries(otherNames).flatMap(([name, of]) => (of === slug ? [name] : []))
  return [slug, ...(fairy === undefined ? [] : [fairy]), ...others]
}
