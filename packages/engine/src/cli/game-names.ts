import { fairyNames, otherNames } from '../variants/aliases.ts'
import { slugs } from '../variants/catalogue.ts'

const bySlug = new Map(slugs.map((slug) => [slug, slug]))
const byName = new Map([
  ...Object.entries(otherNames),
  ...Object.entries(fairyNames).map(([slug, name]): [string, string] => [name, slug]),
  ...bySlug,
])

/** The slug a name means; the name itself where it means nothing. */
export const slugCalled = (name: string): string => byName.get(name.trim().toLowerCase()) ?? name

/** What a game may be called besides its slug, the name of Fairy-Stockfish first. */
export function namesOf(slug: string): readonly string[] {
  const fairy = fairyNames[slug]
  const others = Object.entries(otherNames).flatMap(([name, of]) => (of === slug ? [name] : []))
  return [slug, ...(fairy === undefined ? [] : [fairy]), ...others]
}
