/**
 * A number below 2³² for a game, by its id: the bot opens each game in its own way, and does not think differently of the same
 * position when a page is loaded again.
 */
export function seedOf(gameId: string): number {
  let hash = 0x811c9dc5
  for (const character of gameId) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}
