import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import type { Seated } from './seating.ts'
import { playersStream, Watcher } from './watcher.ts'

/** Connections are kept, as browsers keep theirs. */
const agent = new Agent({ keepAlive: true })

/** A game that two play, each by way of a process of their own where there are several. */
export class Table {
  /** Moves that have been played. */
  ply: number
  private players: readonly Watcher[] = []
  private turnSeenAt = performance.now()

  constructor(
    readonly seated: Seated,
    /** By seat. */
    private readonly origins: readonly string[],
    private readonly onFailure: (why: string) => void,
  ) {
    this.ply = seated.played
  }

  get hasMore(): boolean {
    return this.ply < this.seated.line.length
  }

  /** Opens both streams; over when both have told how the game stands. */
  async sitDown(): Promise<void> {
    this.players = this.origins.map(
      (origin, seat) =>
        new Watcher(playersStream(origin, this.seated.id), this.seated.cookies[seat], (why) => this.onFailure(why)),
    )
    const told = await Promise.all(this.players.map((player) => player.told(this.ply)))
    if (told.includes(null)) this.onFailure('a stream told nothing of its game')
    this.turnSeenAt = performance.now()
  }

  leave(): void {
    for (const player of this.players) player.leave()
  }

  /**
   * Plays the next move. Answers when it was sent, and when the opponent's stream told it; null where that failed, and
   * then the game is as it was if the move did not arrive.
   */
  async move(): Promise<{ readonly sentAt: number; readonly seenAt: number } | null> {
    const step = this.seated.line[this.ply]
    const opponent = step && this.players[1 - step.seat]
    if (!step || !opponent) throw new Error('A game ran out of moves.')
    const sentAt = performance.now()
    const thought = Math.round(sentAt - this.turnSeenAt)
    const input = { id: this.seated.id, ply: this.ply, move: step.move, clientId: randomUUID(), thought }
    const seen = opponent.told(this.ply + 1)
    const refused = await this.post('online.move', input, step.seat)
    if (refused !== null) {
      this.onFailure(refused)
      return null
    }
    this.ply++
    const seenAt = await seen
    if (seenAt === null) {
      this.onFailure('a move was acknowledged and the opponent not told')
      return null
    }
    this.turnSeenAt = seenAt
    return { sentAt, seenAt }
  }

  /** As a page asks. Null where it was answered, else what was said instead. */
  private post(procedure: string, input: object, seat: number): Promise<string | null> {
    const body = JSON.stringify({ 0: input })
    const url = new URL(`/api/trpc/${procedure}?batch=1`, this.origins[seat])
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'accept-encoding': 'gzip, deflate, br',
      cookie: this.seated.cookies[seat],
    }
    return new Promise((resolve) => {
      const asked = request(url, { method: 'POST', headers, agent }, (response) => {
        const { statusCode } = response
        response.on('error', (error) => resolve(`a move was not answered: ${error.message}`))
        response.on('end', () => resolve(statusCode === 200 ? null : `a move was answered with ${statusCode}`))
        response.resume()
      })
      asked.on('error', (error) => resolve(`a move was not answered: ${error.message}`))
      asked.end(body)
    })
  }
}
