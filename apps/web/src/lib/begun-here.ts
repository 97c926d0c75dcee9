const begun = new Set<string>()

/** Remembers, for as long as the site is open, that this window began a game. */
export function rememberBegun(id: string): void {
  begun.add(id)
}

/** Whoever began a game and is not known as its owner comes without the cookie that says who they are. */
export function isBegunHere(id: string): boolean {
  return begun.has(id)
}
