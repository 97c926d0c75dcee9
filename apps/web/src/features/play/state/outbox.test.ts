import { describe, expect, it } from 'vitest'
import { emptyOutbox, movesOf, type Outbox, type OutboxEvent, reduceOutbox, retryDelayMs } from './outbox.ts'
import type { GameRecord } from './record.ts'

const record = (moves: readonly string[], version = moves.length, changes: Partial<GameRecord> = {}): GameRecord => ({
  id: 'g',
  variant: 'any',
  mode: 'device',
  botLevel: null,
  botSeat: null,
  start: null,
  moves,
  outcome: null,
  version,
  mine: true,
  ...changes,
})

const after = (start: Outbox, ...events: readonly OutboxEvent[]) => events.reduce(reduceOutbox, start)
const made = (clientId: string, ply: number, move: string): OutboxEvent => ({ kind: 'made', clientId, ply, move })

describe('outbox', () => {
  it('shows a move at once and keeps it until the server has it', () => {
    const outbox = after(emptyOutbox(record([])), made('a', 0, 'd2d4'))
    expect(movesOf(outbox)).toEqual(['d2d4'])
    const settled = after(outbox, { kind: 'acknowledged', clientId: 'a', record: record(['d2d4']) })
    expect(settled.pending).toEqual([])
    expect(movesOf(settled)).toEqual(['d2d4'])
  })

  it('keeps moves in order while the first is on its way', () => {
    const outbox = after(emptyOutbox(record([])), made('a', 0, 'd2d4'), made('b', 1, 'd7d5'))
    expect(movesOf(outbox)).toEqual(['d2d4', 'd7d5'])
    const settled = after(outbox, { kind: 'acknowledged', clientId: 'a', record: record(['d2d4']) })
    expect(settled.pending.map((pending) => pending.clientId)).toEqual(['b'])
    expect(movesOf(settled)).toEqual(['d2d4', 'd7d5'])
  })

  it('drops a move made against an old picture', () => {
    const outbox = after(emptyOutbox(record(['d2d4', 'd7d5'])), made('a', 1, 'e7e5'))
    expect(movesOf(outbox)).toEqual(['d2d4', 'd7d5'])
  })

  it('snaps back to the acknowledged game when a move is refused, with all that was built on it', () => {
    const outbox = after(emptyOutbox(record(['a2a3'])), made('a', 1, 'd7d5'), made('b', 2, 'e2e4'), {
      kind: 'refused',
      clientId: 'a',
      reason: 'illegalMove',
      record: null,
    })
    expect(movesOf(outbox)).toEqual(['a2a3'])
    expect(outbox.refusal).toEqual({ reason: 'illegalMove', move: 'd7d5' })
  })

  it('takes over the game another window has played on, and says that its own move did not stand', () => {
    const outbox = after(emptyOutbox(record([])), made('a', 0, 'd2d4'), {
      kind: 'refreshed',
      record: record(['e2e4', 'e7e5']),
    })
    expect(movesOf(outbox)).toEqual(['e2e4', 'e7e5'])
    expect(outbox.refusal).toEqual({ reason: 'stale', move: 'd2d4' })
  })

  it('recognises its own move in a record whose answer was lost', () => {
    const outbox = after(emptyOutbox(record([])), made('a', 0, 'd2d4'), { kind: 'refreshed', record: record(['d2d4']) })
    expect(outbox.pending).toEqual([])
    expect(outbox.refusal).toBeNull()
  })

  it('never lets an older record undo a later one', () => {
    const outbox = after(emptyOutbox(record(['d2d4', 'd7d5'], 5)), { kind: 'refreshed', record: record(['d2d4'], 3) })
    expect(movesOf(outbox)).toEqual(['d2d4', 'd7d5'])
  })

  it('keeps an unsent move and its client id for the next try', () => {
    const outbox = after(emptyOutbox(record([])), made('a', 0, 'd2d4'), { kind: 'unsent', clientId: 'a' })
    expect(outbox.failures).toBe(1)
    expect(outbox.pending).toEqual([{ clientId: 'a', ply: 0, move: 'd2d4' }])
  })

  it('takes no move once the game is over', () => {
    const outcome = { reason: 'resignation', winner: 1, scores: [0, 1] }
    const outbox = after(emptyOutbox(record([], 1, { outcome })), made('a', 0, 'd2d4'))
    expect(movesOf(outbox)).toEqual([])
  })

  it('forgets a refusal when the next move is made', () => {
    const refused = after(emptyOutbox(record([])), made('a', 0, 'd2d4'), {
      kind: 'refused',
      clientId: 'a',
      reason: 'busy',
      record: null,
    })
    expect(after(refused, made('b', 0, 'e2e4')).refusal).toBeNull()
  })

  it('waits longer after each failure, but never more than half a minute', () => {
    expect([1, 2, 3, 20].map(retryDelayMs)).toEqual([500, 1000, 2000, 30_000])
  })
})
