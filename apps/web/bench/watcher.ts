import { listenTo, standingIn } from './event-source.ts'

interface Wait {
  readonly ply: number
  readonly resolve: (at: number | null) => void
  readonly timer: NodeJS.Timeout
}

/** What a stream tells is waited for so long; then it is lost. */
const patienceMs = 10_000

/**
 * Somebody who follows a game over a stream, and comes again from where they were when it ends, as browsers do: a stream
 * ends by itself after a while.
 */
export class Watcher {
  private version: number | null = null
  private ply = -1
  /** When it was told that so many moves have been played. */
  private heardAt = 0
  private waits: readonly Wait[] = []
  private hangUp = () => {}
  private isGone = false

  constructor(
    private readonly address: (version: number | null) => URL,
    private readonly cookie: string | undefined,
    private readonly onFailure: (why: string) => void,
  ) {
    this.listen()
  }

  /** The moment at which it is told that so many moves have been played; null where it is not, in all patience. */
  told(ply: number): Promise<number | null> {
    if (this.ply >= ply) return Promise.resolve(this.heardAt)
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.settle(ply, null), patienceMs)
      this.waits = [...this.waits, { ply, resolve, timer }]
    })
  }

  leave(): void {
    this.isGone = true
    this.hangUp()
    for (const { ply } of this.waits) this.settle(ply, null)
  }

  private listen(): void {
    this.hangUp = listenTo(this.address(this.version), {
      ...(this.cookie && { cookie: this.cookie }),
      hear: (message) => this.hear(message),
      end: (why) => {
        if (this.isGone) return
        if (why !== null) this.onFailure(why)
        // Not at once where something is wrong: a load that hammers measures itself.
        setTimeout(() => !this.isGone && this.listen(), why === null ? 0 : 500)
      },
    })
  }

  private hear(message: string): void {
    const standing = standingIn(message)
    if (standing === null) return
    this.version = standing.version
    // What is no move, as time that is given back, tells nothing new about moves.
    if (standing.ply <= this.ply) return
    this.ply = standing.ply
    this.heardAt = performance.now()
    this.settle(this.ply, this.heardAt)
  }

  private settle(ply: number, at: number | null): void {
    const done = this.waits.filter((wait) => wait.ply <= ply)
    if (done.length === 0) return
    this.waits = this.waits.filter((wait) => wait.ply > ply)
    for (const { resolve, timer } of done) {
      clearTimeout(timer)
      resolve(at)
    }
  }
}

/** A player's stream, which carries everything that concerns one browser. */
export const playersStream = (origin: string, game: string) => (version: number | null) => {
  const url = new URL('/api/trpc/live.stream', origin)
  url.searchParams.set('input', JSON.stringify({ games: [{ id: game, version }], lobby: false }))
  return url
}

/** The plain stream of those who only watch. */
export const spectatorsStream = (origin: string, game: string) => (version: number | null) =>
  new URL(`/games/${game}/events${version === null ? '' : `?from=${version}`}`, origin)
