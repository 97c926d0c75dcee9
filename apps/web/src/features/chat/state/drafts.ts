/** What was typed and not said yet, by game: a table that is laid anew, as when hidden men are uncovered, must not lose it. */
const drafts = new Map<string, string>()

export const draftOf = (gameId: string): string => drafts.get(gameId) ?? ''

export function keepDraft(gameId: string, text: string): void {
  if (text === '') drafts.delete(gameId)
  else drafts.set(gameId, text)
}
