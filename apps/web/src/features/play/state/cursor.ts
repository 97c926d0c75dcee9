/** Where the next page of games begins: after this one. */
export interface GamesCursor {
  readonly updatedAt: string
  readonly id: string
}

export function writeCursor({ updatedAt, id }: GamesCursor): string {
  return encodeURIComponent(`${updatedAt}~${id}`)
}

/** A cursor that somebody has mended by hand means the first page. */
export function readCursor(text: string | readonly string[] | undefined): GamesCursor | null {
  if (typeof text !== 'string') return null
  const match = /^(\d{4}-\d{2}-\d{2}T[\d:.]+Z)~([\w-]{1,32})$/.exec(text)
  return match?.[1] && match[2] && isMoment(match[1]) ? { updatedAt: match[1], id: match[2] } : null
}

/** Whether it names a moment at which there can have been games: a calendar has no 99th day, a database no year 0. */
export function isMoment(text: string): boolean {
  return Date.parse(text) > 0
}
