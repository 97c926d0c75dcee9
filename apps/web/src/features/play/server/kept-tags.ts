import { isPlain } from '../../../server/games/plain-text.ts'

const mostTags = 20
const longestName = 40
const longestValue = 200

/**
 * Tags as a game keeps them: no more and no longer than that, cut between characters and not within one, without what a
 * database cannot hold and without what would turn the words of a page around.
 */
export function keptTags(tags: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(tags)
      .map(([name, value]) => [cut(name, longestName), cut(value, longestValue)] as const)
      .filter(([name]) => name !== '')
      .slice(0, mostTags),
  )
}

function cut(text: string, length: number): string {
  return Array.from(text.replace(/\p{Bidi_Control}/gu, ''))
    .filter((character) => isPlain(character))
    .slice(0, length)
    .join('')
}
