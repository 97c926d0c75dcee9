const place = 'variorum.chat-seen'
const mostKept = 60

type Seen = readonly (readonly [string, number])[]

function read(): Seen {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '[]')
    if (!Array.isArray(kept)) return []
    return kept.flatMap((pair): Seen => (Array.isArray(pair) ? [[String(pair[0]), Number(pair[1]) || 0]] : []))
  } catch {
    return []
  }
}

/** The number of the message that was seen last in a room on this device. */
export function seenIn(room: string): number {
  return read().find(([name]) => name === room)?.[1] ?? 0
}

/** Of old games it is forgotten. */
export function keepSeen(room: string, number: number): void {
  try {
    const others = read().filter(([name]) => name !== room)
    localStorage.setItem(place, JSON.stringify([...others, [room, number]].slice(-mostKept)))
  } catch {
    // Where nothing is kept, all of it is new on the next visit.
  }
}
