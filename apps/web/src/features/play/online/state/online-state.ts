import type { CellName, MoveId } from '@variorum/engine/ask'
import {
  emptyOutbox,
  type KeptMoves,
  movesOf,
  type Outbox,
  type OutboxEvent,
  reduceOutbox,
} from '../../state/outbox.ts'
import { applied, recordOf } from './apply-event.ts'
import type { OnlineEvent, OnlineSnapshot } from './snapshot.ts'

/** What is to be played as soon as it is one's turn, if it may be then. */
export interface Premove {
  readonly id: MoveId
  readonly from: CellName
  readonly to: CellName
}

/** A game between people as this window knows it. */
export interface OnlineState {
  /** What the server has told, whole. */
  readonly snapshot: OnlineSnapshot
  /** The moves of it, and those on their way. */
  readonly outbox: Outbox
  readonly premove: Premove | null
  /** Something was missed: the whole game is to be asked for. */
  readonly isBehind: boolean
}

export function openedOnline(snapshot: OnlineSnapshot): OnlineState {
  return { snapshot, outbox: emptyOutbox(recordOf(snapshot)), premove: null, isBehind: false }
}

export type OnlineChange =
  | { readonly kind: 'told'; readonly event: OnlineEvent }
  | { readonly kind: 'refreshed'; readonly record: OnlineSnapshot }
  | { readonly kind: 'acknowledged'; readonly clientId: string; readonly record: OnlineSnapshot }
  | {
      readonly kind: 'refused'
      readonly clientId: string
      readonly reason: string
      readonly record: OnlineSnapshot | null
    }
  | { readonly kind: 'notDone'; readonly reason: string; readonly record: OnlineSnapshot | null }
  | { readonly kind: 'restored'; readonly kept: KeptMoves }
  | Extract<OutboxEvent, { kind: 'made' | 'unsent' | 'notPlayed' | 'outdated' | 'dismissed' }>
  | { readonly kind: 'premoved'; readonly move: Premove }
  | { readonly kind: 'premoveDropped' }
  /** It is one's turn after `ply` moves, and these may be played: what was decided ahead is played now or never. */
  | { readonly kind: 'mayMove'; readonly ply: number; readonly moves: readonly MoveId[]; readonly clientId: string }

export function reduceOnline(state: OnlineState, change: OnlineChange): OnlineState {
  switch (change.kind) {
    case 'told': {
      const { snapshot } = state
      const { event } = change
      if (event.head.version <= snapshot.version) return state
      const next = applied(snapshot, event)
      return next ? settle(state, next, { kind: 'refreshed', record: recordOf(next) }) : { ...state, isBehind: true }
    }
    case 'refreshed':
    case 'acknowledged':
    case 'refused':
    case 'notDone': {
      const { record: snapshot } = change
      const record = snapshot && recordOf(snapshot)
      // Each kind of change is an event of the outbox that brings a record; which one goes with which is told above.
      return settle(state, snapshot, { ...change, record } as OutboxEvent)
    }
    case 'premoved':
      return isLive(state) ? { ...state, premove: change.move } : state
    case 'premoveDropped':
      return state.premove ? { ...state, premove: null } : state
    case 'mayMove': {
      const { premove, outbox } = state
      if (!premove || change.ply !== movesOf(outbox).length) return state
      const dropped = { ...state, premove: null }
      // A man that may not do it any more, frozen say, stays where it is, and nothing is said.
      if (!change.moves.includes(premove.id)) return dropped
      const { ply, clientId } = change
      return {
        ...dropped,
        outbox: reduceOutbox(outbox, { kind: 'made', clientId, ply, move: premove.id, by: 'person' }),
      }
    }
    default: {
      const outbox = reduceOutbox(state.outbox, change)
      return outbox === state.outbox ? state : { ...state, outbox }
    }
  }
}

const isLive = ({ snapshot }: OnlineState) => snapshot.outcome === null && snapshot.mySeat !== null

/** Takes over a snapshot unless a later one is known. */
function settle(state: OnlineState, told: OnlineSnapshot | null, event: OutboxEvent): OnlineState {
  const { snapshot: known } = state
  const snapshot = told && told.version >= known.version ? told : known
  const outbox = reduceOutbox(state.outbox, event)
  const isBehind = state.isBehind && snapshot === known
  const next = { ...state, snapshot, outbox, isBehind }
  return survives(state, next) ? next : { ...next, premove: null }
}

/**
 * What was decided ahead was decided in view of the game as it was. It waits while the game goes on before one's eyes,
 * and falls where a move was refused or taken back, where the game is over, and where more has happened than was seen to
 * happen.
 */
function survives(before: OnlineState, after: OnlineState): boolean {
  const moves = movesOf(after.outbox)
  const wentOn = movesOf(before.outbox).every((move, ply) => moves[ply] === move)
  return wentOn && after.snapshot.outcome === null && after.snapshot.version <= before.snapshot.version + 1
}
