import type { MoveId } from '@variorum/engine/ask'
import type { GameRecord } from './record.ts'

/**
 * A move that was made here and that the server has not answered yet. The client id is chosen once per move, so sending
 * it twice, after a lost answer for instance, plays it once.
 */
export interface PendingMove {
  readonly clientId: string
  /** The ply it answers. */
  readonly ply: number
  readonly move: MoveId
  readonly by: Mover
  /** How long the turn had taken by then, where there are clocks. Milliseconds. */
  readonly thought?: number | undefined
}

/** Who made a move here: somebody at this device, or a bot thinking on it. */
export type Mover = 'person' | 'bot'

/** What is kept of a game for the next time its page is opened: moves not saved yet, and the game they were made in. */
export interface KeptMoves {
  readonly moves: readonly MoveId[]
  readonly version: number
  readonly pending: readonly PendingMove[]
}

/** Why something asked for here did not come to be; `move` is null when it was not a move. */
export interface Refusal {
  readonly reason: string
  readonly move: MoveId | null
}

/**
 * The game as this window knows it: what the server acknowledged, and the moves on their way. Moves wait in order and
 * only the first is sent, so a later one can never arrive before the one it builds on.
 */
export interface Outbox {
  readonly record: GameRecord
  readonly pending: readonly PendingMove[]
  readonly refusal: Refusal | null
  /** How often the first pending move has failed to reach the server; 0 when all is well. */
  readonly failures: number
  /** The server goes by other rules by now: nothing is sent any more, and what waits is kept for the page loaded anew. */
  readonly isOutdated: boolean
}

export function emptyOutbox(record: GameRecord): Outbox {
  return { record, pending: [], refusal: null, failures: 0, isOutdated: false }
}

/** Every move of the game, the unacknowledged ones included: what the board shows. */
export function movesOf(outbox: Outbox): readonly MoveId[] {
  if (outbox.pending.length === 0) return outbox.record.moves
  return [...outbox.record.moves, ...outbox.pending.map((pending) => pending.move)]
}

export type OutboxEvent =
  | {
      readonly kind: 'made'
      readonly clientId: string
      readonly ply: number
      readonly move: MoveId
      readonly by: Mover
      readonly thought?: number | undefined
    }
  | { readonly kind: 'restored'; readonly kept: KeptMoves }
  | { readonly kind: 'acknowledged'; readonly clientId: string; readonly record: GameRecord }
  | { readonly kind: 'refused'; readonly clientId: string; readonly reason: string; readonly record: GameRecord | null }
  | { readonly kind: 'unsent'; readonly clientId: string }
  | { readonly kind: 'refreshed'; readonly record: GameRecord }
  | { readonly kind: 'notPlayed'; readonly reason: string; readonly move: MoveId }
  | { readonly kind: 'notDone'; readonly reason: string; readonly record: GameRecord | null }
  | { readonly kind: 'outdated' }
  | { readonly kind: 'dismissed' }

export function reduceOutbox(outbox: Outbox, event: OutboxEvent): Outbox {
  switch (event.kind) {
    case 'made': {
      // A move made against a picture that has changed meanwhile is not this game's next move: it is dropped here.
      if (event.ply !== movesOf(outbox).length || outbox.record.outcome || outbox.isOutdated) return outbox
      const { kind, ...made } = event
      return { ...outbox, pending: [...outbox.pending, made], refusal: null }
    }
    case 'restored': {
      const { record } = outbox
      if (outbox.pending.length > 0 || !record.mine) return outbox
      const { moves, version, pending } = event.kept
      // As if this page had been open all the while, and now heard of the game as it stands.
      return settle({ ...outbox, record: { ...record, moves, version, outcome: null }, pending }, record)
    }
    case 'acknowledged':
      return settle({ ...outbox, failures: 0 }, event.record, event.clientId)
    case 'refused': {
      if (event.reason === otherRules) return outdated(outbox)
      const isPending = outbox.pending.some((pending) => pending.clientId === event.clientId)
      if (!isPending) return event.record ? settle(outbox, event.record) : outbox
      // What was built on the refused move falls with it.
      const record = event.record && event.record.version >= outbox.record.version ? event.record : outbox.record
      const refusal = refusalOf(outbox.pending, event.reason) ?? outbox.refusal
      return { ...outbox, record, pending: [], refusal, failures: 0 }
    }
    case 'unsent':
      return outbox.pending[0]?.clientId === event.clientId ? { ...outbox, failures: outbox.failures + 1 } : outbox
    case 'refreshed':
      return settle(outbox, event.record)
    case 'notPlayed':
      return { ...outbox, refusal: { reason: event.reason, move: event.move } }
    case 'notDone': {
      if (event.reason === otherRules) return outdated(outbox)
      const settled = event.record ? settle(outbox, event.record) : outbox
      return { ...settled, refusal: { reason: event.reason, move: null } }
    }
    case 'outdated':
      return outdated(outbox)
    case 'dismissed':
      return { ...outbox, refusal: null }
  }
}

/** The refusal of a server that goes by other rules than this page: nothing has been judged, and nothing is lost. */
export const otherRules = 'otherRules'

const outdated = (outbox: Outbox): Outbox => ({ ...outbox, refusal: null, failures: 0, isOutdated: true })

/** Takes over a record unless a later one is known, and keeps the pending moves that still follow from it. */
function settle(outbox: Outbox, record: GameRecord, settledId?: string): Outbox {
  const latest = record.version >= outbox.record.version ? record : outbox.record
  // Where an earlier move is another one now, a move of the same number answers another position.
  const goesOn = outbox.record.moves.every((move, ply) => latest.moves[ply] === move)
  const waiting = outbox.pending.filter(
    ({ clientId, ply, move }) => clientId !== settledId && !(goesOn && latest.moves[ply] === move),
  )
  const follows = (pending: PendingMove, index: number) =>
    goesOn && !latest.outcome && pending.ply === latest.moves.length + index
  const fallen = waiting.findIndex((pending, index) => !follows(pending, index))
  const kept = fallen < 0 ? waiting : waiting.slice(0, fallen)
  const lost = waiting.slice(kept.length)
  const refusal = refusalOf(lost, latest.outcome ? 'gameOver' : 'stale') ?? outbox.refusal
  return { ...outbox, record: latest, pending: kept, refusal, failures: kept.length === 0 ? 0 : outbox.failures }
}

/** Reasons for which a bot's move falls without a word: it thinks again about the game as it stands. */
const silentForBots = new Set(['conflict', 'stale', 'gameOver'])

/** What is to be said about moves that fell: the first of them that somebody misses. */
function refusalOf(lost: readonly PendingMove[], reason: string): Refusal | null {
  const missed = lost.find(({ by }) => by === 'person' || !silentForBots.has(reason))
  return missed ? { reason, move: missed.move } : null
}

/**
 * Waits longer after each failure, but never long: a server that comes back is noticed while the player still looks,
 * and a page asks no more than one short question in that time.
 */
export function retryDelayMs(failures: number): number {
  return Math.min(2_000, 250 * 2 ** Math.max(0, failures - 1))
}
