/** What a live stream says of one game. */
export interface Told {
  readonly kind: string
  readonly game?: string
  readonly version?: number
  readonly event?: { readonly move: string | null; readonly head: { readonly version: number } }
  readonly snapshot?: { readonly moves: readonly string[] }
}

/**
 * Listens to a game as a page does, from whichever server it is told, and keeps the moves as a page would: an event
 * follows what is known, a snapshot replaces it. Comes again by itself, from where it was.
 */
export class LiveReader {
  moves: readonly string[] = []
  /** Versions in the order in which they were told. */
  readonly versions: number[] = []
  private version: number | null = null
  private stop = new AbortController()
  private isOver = false

  constructor(
    private server: () => string,
    private readonly cookie: string,
    private readonly game: string,
  ) {
    void this.listen()
  }

  end(): void {
    this.isOver = true
    this.stop.abort()
  }

  private async listen(): Promise<void> {
    while (!this.isOver) {
      try {
        await this.read()
      } catch {
        // The server is gone; there may be another, or this one again.
      }
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }

  private async read(): Promise<void> {
    this.stop = new AbortController()
    const input = JSON.stringify({ games: [{ id: this.game, version: this.version }], lobby: false })
    const url = `${this.server()}/api/trpc/live.stream?input=${encodeURIComponent(input)}`
    const headers = { accept: 'text/event-stream', cookie: this.cookie }
    const response = await fetch(url, { headers, signal: this.stop.signal })
    let text = ''
    const decoder = new TextDecoder()
    for await (const part of response.body ?? []) {
      text += decoder.decode(part, { stream: true })
      const said = text.split('\n\n')
      text = said.pop() ?? ''
      for (const one of said) this.hear(/^data: (\{"kind".*)$/m.exec(one)?.[1])
    }
  }

  private hear(data: string | undefined): void {
    if (data === undefined) return
    // Only our own server speaks here.
    const told = JSON.parse(data) as Told
    if (told.version === undefined) return
    if (told.kind === 'event' && told.version !== (this.version ?? 0) + 1)
      throw new Error(`Version ${told.version} was told after ${this.version}.`)
    this.version = told.version
    this.versions.push(told.version)
    if (told.snapshot) this.moves = told.snapshot.moves
    else if (told.event?.move) this.moves = [...this.moves, told.event.move]
  }
}
