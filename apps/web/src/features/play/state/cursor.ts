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
  return match?.[1] && match[2] ? { updatedAt: match[1], id: match[2] } : null
}
