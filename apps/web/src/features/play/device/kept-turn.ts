const nameOf = (id: string) => `turn-${id}`

/** Keeps how long a turn has taken, so that it outlives the page; a browser may keep nothing. */
export function keepTurn(id: string, turn: string, ms: number): void {
  try {
    localStorage.setItem(nameOf(id), `${Math.ceil(ms)} ${turn}`)
  } catch {}
}

export function forgetTurn(id: string): void {
  try {
    localStorage.removeItem(nameOf(id))
  } catch {}
}

/** How long the turn had taken when it was last kept; null where another turn was, or nothing. */
export function keptTurn(id: string, turn: string): number | null {
  try {
    const [ms, kept] = localStorage.getItem(nameOf(id))?.split(' ') ?? []
    return kept === turn && Number.isInteger(Number(ms)) ? Math.max(0, Number(ms)) : null
  } catch {
    return null
  }
}
