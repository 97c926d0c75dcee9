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
}

export function emptyOutbox(record: GameRecord): Outbox {
  return { record, pending: [], refusal: null, failures: 0 }
}

/** Every move of the game, the unacknowledged ones included: what the board shows. */
export function movesOf(outbox: Outbox): readonly MoveId[] {
  if (outbox.pending.length === 0) return outbox.record.moves
  return [...outbox.record.moves, ...outbox.pending.map((pending) => pending.move)]
}

export type OutboxEvent =
  | { readonly kind: 'made'; readonly clientId: string; readonly ply: number; readonly move: MoveId }
  | { readonly kind: 'acknowledged'; readonly clientId: string; readonly record: GameRecord }
  | { readonly kind: 'refused'; readonly clientId: string; readonly reason: string; readonly record: GameRecord | null }
  | { readonly kind: 'unsent'; readonly clientId: string }
  | { readonly kind: 'refreshed'; readonly record: GameRecord }
  | { readonly kind: 'notDone'; readonly reason: string; readonly record: GameRecord | null }
  | { readonly kind: 'dismissed' }

export function reduceOutbox(outbox: Outbox, event: OutboxEvent): Outbox {
  switch (event.kind) {
    case 'made': {
      // A move made against a picture that has changed meanwhile is not this game's next move: it is dropped here.
      if (event.ply !== movesOf(outbox).length || outbox.record.outcome) return outbox
      const made = { clientId: event.clientId, ply: event.ply, move: event.move }
      return { ...outbox, pending: [...outbox.pending, made], refusal: null }
    }
    case 'acknowledged':
      return settle({ ...outbox, failures: 0 }, event.record, event.clientId)
    case 'refused': {
      const refused = outbox.pending.find((pending) => pending.clientId === event.clientId)
      if (!refused) return event.record ? settle(outbox, event.record) : outbox
      // What was built on the refused move falls with it.
      const record = event.record && event.record.version >= outbox.record.version ? event.record : outbox.record
      return { record, pending: [], refusal: { reason: event.reason, move: refused.move }, failures: 0 }
    }
    case 'unsent':
      return outbox.pending[0]?.clientId === event.clientId ? { ...outbox, failures: outbox.failures + 1 } : outbox
    case 'refreshed':
      return settle(outbox, event.record)
    case 'notDone': {
      const settled = event.record ? settle(outbox, event.record) : outbox
      return { ...settled, refusal: { reason: event.reason, move: null } }
    }
    case 'dismissed':
      return { ...outbox, refusal: null }
  }
}

/** Takes over a record unless a later one is known, and keeps the pending moves that still follow from it. */
function settle(outbox: Outbox, record: GameRecord, settledId?: string): Outbox {
  const isLater = record.version >= outbox.record.version
  const latest = isLater ? record : outbox.record
  const waiting = outbox.pending.filter((pending) => pending.clientId !== settledId)
  const kept: PendingMove[] = []
  let refusal = outbox.refusal
  for (const pending of waiting) {
    const next = latest.moves.length + kept.length
    if (pending.ply < latest.moves.length && latest.moves[pending.ply] === pending.move) continue
    if (pending.ply !== next || latest.outcome) {
      refusal = { reason: latest.outcome ? 'gameOver' : 'stale', move: pending.move }
      break
    }
    kept.push(pending)
  }
  const failures = kept.length === 0 ? 0 : outbox.failures
  return { record: latest, pending: kept, refusal, failures }
}

/** Waits longer after each failure, at most half a minute: a server that comes back must not be met by a crowd. */
export function retryDelayMs(failures: number): number {
  return Math.min(30_000, 500 * 2 ** Math.max(0, failures - 1))
}
