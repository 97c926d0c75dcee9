import { refusal } from '../../lib/refusal.ts'

/** A browser holds one stream; this is many browsers, or a browser that cannot share and has many windows. */
const perPlayer = 16

/** Counts the streams that are open, and refuses those that are too many. */
export class StreamLimits {
  private readonly open = new Map<string, number>()

  constructor(private readonly perAddress: number) {}

  get count(): number {
    return this.total
  }

  private total = 0

  /** Lets a stream in, until what is returned is called. */
  enter(playerId: string | null, address: string): () => void {
    const counted = [
      { key: `address ${address}`, most: this.perAddress },
      ...(playerId === null ? [] : [{ key: `player ${playerId}`, most: perPlayer }]),
    ]
    if (counted.some(({ key, most }) => (this.open.get(key) ?? 0) >= most))
      throw refusal('TOO_MANY_REQUESTS', 'tooManyRequests', { seconds: 30 })
    for (const { key } of counted) this.open.set(key, (this.open.get(key) ?? 0) + 1)
    this.total++
    let isOpen = true
    return () => {
      if (!isOpen) return
      isOpen = false
      this.total--
      for (const { key } of counted) {
        const left = (this.open.get(key) ?? 1) - 1
        if (left === 0) this.open.delete(key)
        else this.open.set(key, left)
      }
    }
  }
}
