import { describe, expect, it } from 'vitest'
import { parseKept, printKept } from './kept-moves.ts'
import {
  emptyOutbox,
  type Mover,
  movesOf,
  type Outbox,
  type OutboxEvent,
  reduceOutbox,
  retryDelayMs,
} from './outbox.ts'
import type { GameRecord } from './record.ts'

const record = (moves: readonly string[], version = moves.length, changes: Partial<GameRecord> = {}): GameRecord => ({
  id: 'g',
  variant: 'any',
  mode: 'device',
  botLevel: null,
  personSeat: null,
  start: null,
  moves,
  outcome: null,
  version,
  ply: 0,
  isOpen: true,
  toMove: null,
  mine: true,
  ...changes,
})

const after = (start: Outbox, ...events: readonly OutboxEvent[]) => events.reduce(reduceOutbox, start)
const made = (clientId: string, ply: number, move: string, by: Mover = 'person'): OutboxEvent => ({
  kind: 'made',
  clientId,
  ply,
  move,
  by,
})

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

  it('keeps what waits, sends nothing and takes no move once the server goes by other rules', () => {
    const outdated = after(
      emptyOutbox(record(['a2a3'])),
      made('a', 1, 'd7d5'),
      { kind: 'refused', clientId: 'a', reason: 'otherRules', record: null },
      made('b', 2, 'e2e4'),
    )
    expect(outdated).toMatchObject({ isOutdated: true, failures: 0, refusal: null })
    expect(movesOf(outdated)).toEqual(['a2a3', 'd7d5'])
    expect(parseKept(printKept(outdated))?.pending.map(({ clientId }) => clientId)).toEqual(['a'])
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
    expect(outbox.pending).toEqual([{ clientId: 'a', ply: 0, move: 'd2d4', by: 'person' }])
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

  it('drops a move whose position became another one of the same number', () => {
    const outbox = after(emptyOutbox(record(['d2d4'], 1)), made('a', 1, 'd7d5'), {
      kind: 'refreshed',
      record: record(['e2e4'], 3),
    })
    expect(movesOf(outbox)).toEqual(['e2e4'])
    expect(outbox.refusal).toEqual({ reason: 'stale', move: 'd7d5' })
  })

  it('says nothing of a bot’s move that came too late, and what a person built on it is missed', () => {
    const late: OutboxEvent = { kind: 'refused', clientId: 'a', reason: 'conflict', record: record(['e2e4'], 1) }
    const alone = after(emptyOutbox(record([])), made('a', 0, 'd2d4', 'bot'), late)
    expect([movesOf(alone), alone.refusal]).toEqual([['e2e4'], null])
    const builtOn = after(emptyOutbox(record([])), made('a', 0, 'd2d4', 'bot'), made('b', 1, 'd7d5'), late)
    expect([movesOf(builtOn), builtOn.refusal]).toEqual([['e2e4'], { reason: 'conflict', move: 'd7d5' }])
    const elsewhere = after(emptyOutbox(record([])), made('a', 0, 'd2d4', 'bot'), {
      kind: 'refreshed',
      record: record(['e2e4'], 1),
    })
    expect([elsewhere.pending, elsewhere.refusal]).toEqual([[], null])
  })

  it('says that the rules forbid a move, a bot’s too', () => {
    const outbox = after(emptyOutbox(record([])), made('a', 0, 'd2d9', 'bot'), {
      kind: 'refused',
      clientId: 'a',
      reason: 'illegalMove',
      record: record([]),
    })
    expect(outbox.refusal).toEqual({ reason: 'illegalMove', move: 'd2d9' })
  })

  it('tries again within two seconds, however often it has failed', () => {
    const delays = [1, 2, 3, 4, 5, 100].map(retryDelayMs)
    expect(delays).toEqual(delays.toSorted((one, other) => one - other))
    expect(Math.max(...delays)).toBeLessThanOrEqual(2_000)
  })
})

describe('moves kept from an earlier visit', () => {
  const pending = [{ clientId: 'a', ply: 1, move: 'd7d5', by: 'person' }] as const
  const kept = { moves: ['d2d4'], version: 1, pending }

  it('wait to be sent again where the game still stands as it did', () => {
    const outbox = after(emptyOutbox(record(['d2d4'])), { kind: 'restored', kept })
    expect(outbox.pending).toEqual(pending)
    expect(outbox.refusal).toBeNull()
  })

  it('have been played when the game has them', () => {
    const outbox = after(emptyOutbox(record(['d2d4', 'd7d5'])), { kind: 'restored', kept })
    expect([outbox.pending, outbox.refusal]).toEqual([[], null])
  })

  it('fall, and that is said, when the game went on elsewhere, was another or is over', () => {
    const outcome = { reason: 'resignation', winner: 1, scores: [0, 1] }
    const elsewhere = [record(['d2d4', 'e7e5'], 2), record(['e2e4'], 3), record(['d2d4'], 2, { outcome })]
    for (const found of elsewhere) {
      const outbox = after(emptyOutbox(found), { kind: 'restored', kept })
      expect(movesOf(outbox)).toEqual(found.moves)
      expect(outbox.refusal).toMatchObject({ move: 'd7d5' })
    }
  })

  it('are not taken up in a game that is another visitor’s, nor over moves made since', () => {
    const watched = after(emptyOutbox(record(['d2d4'], 1, { mine: false })), { kind: 'restored', kept })
    expect(watched.pending).toEqual([])
    const played = after(emptyOutbox(record(['d2d4'])), made('b', 1, 'e7e5'), { kind: 'restored', kept })
    expect(movesOf(played)).toEqual(['d2d4', 'e7e5'])
  })

  it('count on the game they were made in, where the page shows an older one', () => {
    const outbox = after(emptyOutbox(record([], 0)), { kind: 'restored', kept })
    expect(movesOf(outbox)).toEqual(['d2d4', 'd7d5'])
  })
})
