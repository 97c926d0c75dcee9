import type { MoveAnswer, MoveId, ReplayAnswer, Seat } from '@variorum/engine/ask'
import type { Refusal } from './outbox.ts'
import type { GameRecord } from './record.ts'

/** A seat's share of a game, as the server makes it. */
export interface SeatView {
  readonly seat: Seat
  readonly replay: ReplayAnswer
  /** What the seat may do, if it is to move. */
  readonly moves: readonly MoveAnswer[]
}

/** Whether anything is to be seen, and by whom. A share is held here and nowhere else, and gone when the curtain closes. */
export type Curtain =
  | { readonly kind: 'closed' }
  /** A seat takes the board, and waits for its share. */
  | { readonly kind: 'lifting' }
  /** `isMade`: the seat has moved, and sees for a moment what came of it. */
  | { readonly kind: 'open'; readonly view: SeatView; readonly isMade: boolean }

/** A move that the server has not answered yet. Sent twice under one id, it is played once. */
export interface SecretMove {
  readonly clientId: string
  readonly ply: number
  readonly move: MoveId
  /** How long the turn had taken by then, where there are clocks. Milliseconds. */
  readonly thought?: number | undefined
}

/** A game of which everybody sees a share, as this window knows it. */
export interface VeiledGame {
  readonly record: GameRecord
  readonly curtain: Curtain
  readonly pending: SecretMove | null
  readonly refusal: Refusal | null
  /** How often the pending move has failed to reach the server. */
  readonly failures: number
}

const closed: Curtain = { kind: 'closed' }

/** However a page is come to, its curtain is closed. */
export function covered(record: GameRecord): VeiledGame {
  return { record, curtain: closed, pending: null, refusal: null, failures: 0 }
}

export type VeiledEvent =
  | { readonly kind: 'taken' }
  | { readonly kind: 'shown'; readonly record: GameRecord; readonly view: SeatView }
  | { readonly kind: 'notShown'; readonly reason: string; readonly record: GameRecord | null }
  | {
      readonly kind: 'made'
      readonly clientId: string
      readonly ply: number
      readonly move: MoveId
      readonly thought?: number | undefined
    }
  | { readonly kind: 'played'; readonly record: GameRecord; readonly view: SeatView | null }
  | { readonly kind: 'refused'; readonly reason: string; readonly record: GameRecord | null }
  | { readonly kind: 'unsent' }
  | { readonly kind: 'refreshed'; readonly record: GameRecord }
  | { readonly kind: 'notDone'; readonly reason: string; readonly record: GameRecord | null }
  | { readonly kind: 'covered' }
  | { readonly kind: 'dismissed' }

export function reduceVeiled(game: VeiledGame, event: VeiledEvent): VeiledGame {
  switch (event.kind) {
    case 'taken':
      // While a move is on its way nobody knows whose turn it is.
      if (game.curtain.kind !== 'closed' || game.pending) return game
      return { ...game, curtain: { kind: 'lifting' }, refusal: null }
    case 'shown': {
      // Meanwhile the page may have been left, or the turn have passed in another window.
      const isWanted = game.curtain.kind === 'lifting' && event.record.version >= game.record.version
      const settled = settle(game, event.record)
      const isTheirs = event.view.seat === settled.record.toMove
      const curtain: Curtain = isWanted && isTheirs ? { kind: 'open', view: event.view, isMade: false } : closed
      return { ...settled, curtain }
    }
    case 'notShown': {
      // Where the game has gone on, the curtain says whose turn it is now, and nothing else need be said.
      const refusal = event.reason === 'conflict' ? null : { reason: event.reason, move: null }
      return { ...settle(game, event.record), curtain: closed, refusal }
    }
    case 'made': {
      if (seatAt(game) === null || game.pending) return game
      const { kind, ...made } = event
      return { ...game, pending: made, refusal: null, failures: 0 }
    }
    case 'played': {
      const settled = { ...settle(game, event.record), pending: null, failures: 0 }
      const isLatest = settled.record.version === event.record.version
      const { view } = event
      if (seatAt(game) === null || view === null || !isLatest) return settled
      return { ...settled, curtain: { kind: 'open', view, isMade: event.record.toMove !== view.seat } }
    }
    case 'refused': {
      const move = game.pending?.move ?? null
      return { ...settle(game, event.record), pending: null, failures: 0, refusal: { reason: event.reason, move } }
    }
    case 'unsent':
      return game.pending ? { ...game, failures: game.failures + 1 } : game
    case 'refreshed':
      return settle(game, event.record)
    case 'notDone':
      return { ...settle(game, event.record), refusal: { reason: event.reason, move: null } }
    case 'covered':
      return { ...game, curtain: closed }
    case 'dismissed':
      return { ...game, refusal: null }
  }
}

/** The seat that has the board and may move; null while nobody has. */
export function seatAt({ curtain, record }: VeiledGame): Seat | null {
  return curtain.kind === 'open' && !curtain.isMade && record.outcome === null ? curtain.view.seat : null
}

/**
 * How far the move has come that a seat has made and still sees; null where it has made none. Sent or saved, the curtain
 * closes on it in a moment: a server that is silent keeps no board open.
 */
export function stageOfMove({ curtain, pending }: VeiledGame): 'sent' | 'saved' | null {
  if (curtain.kind !== 'open') return null
  return curtain.isMade ? 'saved' : pending ? 'sent' : null
}

/** Takes over a record unless a later one is known. What was seen of an earlier one is covered. */
function settle(game: VeiledGame, record: GameRecord | null): VeiledGame {
  if (record === null || record.version < game.record.version) return game
  return record.version === game.record.version ? { ...game, record } : { ...game, record, curtain: closed }
}
