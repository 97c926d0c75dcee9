import { setTimeout as pause } from 'node:timers/promises'
import type { Acknowledged, Ledger } from './ledger.ts'
import { type Person, patienceMs } from './person.ts'

/** A game of chess that Black wins by the shortest mate there is, after three moves that do no harm. */
const moves = ['a2a3', 'a7a6', 'b2b3', 'b7b6', 'c2c3', 'c7c6', 'f2f3', 'e7e5', 'g2g4', 'd8h4']
export const lastPly = moves.length - 1

/** Ten minutes, and five seconds a turn. */
const usual = { kind: 'fischer', initial: 600_000, increment: 5_000 }

/** How long a fault may keep a move from being played. */
const mostMs = 60_000

interface Sending {
  /** Addresses to try in turn, the first first: what a browser does behind a proxy whose servers come and go. */
  readonly by: readonly string[]
  readonly waitMs?: number
}

/** A rated game between two people that sends every move until it is acknowledged, under one id, as a page does. */
export class RatedGame {
  ply = 0

  private constructor(
    readonly id: string,
    private readonly people: readonly Person[],
    private readonly ledger: Ledger,
  ) {}

  static async begin(people: readonly [Person, Person], address: string, ledger: Ledger, clock = usual) {
    const wish = { variant: 'chess', clock, seat: 0, rated: true }
    // Our own server answers what it promises; what is stored is compared with it in the end.
    const { id: seek } = (await people[0].change(address, 'lobby.post', wish)) as { id: string }
    const { gameId } = (await people[1].change(address, 'lobby.accept', { id: seek })) as { gameId: string }
    ledger.begin(gameId, moves)
    return new RatedGame(gameId, people, ledger)
  }

  get isOver(): boolean {
    return this.ply > lastPly
  }

  /** Plays the next move. */
  async play(sending: Sending): Promise<void> {
    const ply = this.ply++
    for (const [attempt, end] = [{ count: 0 }, Date.now() + mostMs]; ; attempt.count++) {
      const address = sending.by[attempt.count % sending.by.length] ?? ''
      // Who gave up once waits longer the next time, or would never hear of what takes longer than that.
      if (await this.sendOnce(ply, address, (sending.waitMs ?? patienceMs) * 2 ** attempt.count)) return
      if (Date.now() > end) throw new Error(`The move ${ply} of ${this.id} was not played within a minute.`)
      await pause(Math.min(2_000, 50 * 2 ** attempt.count))
    }
  }

  /** The next move at the same moment to several addresses, as from two windows that are one player's. */
  async playTwice(by: readonly string[]): Promise<void> {
    const ply = this.ply++
    const isPlayed = await Promise.all(by.map((address) => this.sendOnce(ply, address)))
    if (isPlayed.includes(false)) throw new Error(`The move ${ply} of ${this.id} was not acknowledged to both.`)
  }

  /** Whether it was acknowledged. Anything else than that, or silence, is wrong: nobody sent another move. */
  private async sendOnce(ply: number, address: string, waitMs = patienceMs): Promise<boolean> {
    const move = { ply, move: moves[ply] ?? '', clientId: `move-${this.id}-${ply}` }
    const sent = this.people[ply % 2]?.send(address, 'online.move', { id: this.id, ...move }, waitMs)
    const answer = await sent?.catch(() => undefined)
    if (answer === undefined || answer.status >= 500) return false
    if (answer.status !== 200) throw new Error(`The move ${ply} of ${this.id} was refused: ${answer.body}`)
    // As above: our own server's promise.
    const { data } = JSON.parse(answer.body).result as { data: Acknowledged['told'] }
    this.ledger.acknowledge(this.id, { ...move, told: data })
    return true
  }
}
