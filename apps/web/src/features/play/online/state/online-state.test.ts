import { describe, expect, it } from 'vitest'
import { movesOf } from '../../state/outbox.ts'
import { type OnlineChange, type OnlineState, openedOnline, reduceOnline } from './online-state.ts'
import type { OnlineEvent } from './snapshot.ts'
import { snapshot } from './test/snapshot.ts'

/** The event that made a version: a move, or (null) something else that left so many moves. */
function event(version: number, move: string | null, ply: number): OnlineEvent {
  const { moves, times, players, mySeat, view, clock, ...head } = snapshot(Array(ply).fill(''), version)
  return { kind: move === null ? 'offerDraw' : 'move', seat: 1, at: 0, move, left: null, spent: null, head }
}

const told = (version: number, move: string | null, ply: number): OnlineChange => ({
  kind: 'told',
  event: event(version, move, ply),
})

const man = (id: string) => ({ id, from: id.slice(0, 2), to: id.slice(2) })

const after = (state: OnlineState, ...changes: readonly OnlineChange[]) => changes.reduce(reduceOnline, state)
const shown = ({ outbox }: OnlineState) => movesOf(outbox)
const made = (move: string, ply: number, clientId = 'mine-0001'): OnlineChange => ({
  kind: 'made',
  clientId,
  ply,
  move,
  by: 'person',
})
const mayMove = (ply: number, moves: readonly string[]): OnlineChange => ({
  kind: 'mayMove',
  ply,
  moves,
  clientId: 'ahead-001',
})

describe('events in the order of their versions', () => {
  const opened = openedOnline(snapshot(['a2a4']))

  it('are applied when they follow, and ignored when they were known already', () => {
    const next = after(opened, told(2, 'a7a5', 2))
    expect(shown(next)).toEqual(['a2a4', 'a7a5'])
    expect(after(next, told(2, 'a7a5', 2), told(1, 'a2a4', 1))).toBe(next)
  })

  it('take moves back by the number of moves they leave', () => {
    const next = after(openedOnline(snapshot(['a2a4', 'a7a5', 'b2b4'])), told(4, null, 1))
    expect(shown(next)).toEqual(['a2a4'])
  })

  // T-R2: a gap of 1, 20 and 21 versions; whatever was missed, the whole game makes both sides equal again.
  it.each([1, 20, 21])('a gap of %i asks for the whole game and shows nothing made up', (gap) => {
    const behind = after(opened, told(2 + gap, 'h7h5', 2))
    expect(behind.isBehind).toBe(true)
    expect(shown(behind)).toEqual(['a2a4'])
    const moves = ['a2a4', 'a7a5', ...Array.from({ length: gap }, (_, at) => `m${at}`)]
    const whole = after(behind, { kind: 'refreshed', record: snapshot(moves, 2 + gap) })
    expect(whole.isBehind).toBe(false)
    expect(shown(whole)).toEqual(moves)
  })

  it('an answer older than what was told since does not turn the game back', () => {
    const next = after(opened, told(2, 'a7a5', 2), { kind: 'refreshed', record: snapshot(['a2a4']) })
    expect(shown(next)).toEqual(['a2a4', 'a7a5'])
  })
})

describe('a move made here', () => {
  const opened = openedOnline(snapshot(['a2a4', 'a7a5']))

  it('is shown at once and stands once, whether its answer or its event comes first', () => {
    const ack: OnlineChange = {
      kind: 'acknowledged',
      clientId: 'mine-0001',
      record: snapshot(['a2a4', 'a7a5', 'b2b4']),
    }
    const echo = told(3, 'b2b4', 3)
    for (const answers of [[ack, echo], [echo, ack], [echo], [ack]]) {
      const next = after(opened, made('b2b4', 2), ...answers)
      expect(shown(next)).toEqual(['a2a4', 'a7a5', 'b2b4'])
      expect(next.outbox.pending).toEqual([])
    }
  })

  // T-R5
  it('goes back when it is refused, with the reason, and the game goes on', () => {
    const refused = {
      kind: 'refused',
      clientId: 'mine-0001',
      reason: 'illegalMove',
      record: snapshot(['a2a4', 'a7a5']),
    }
    const next = after(opened, made('b2b4', 2), refused as OnlineChange)
    expect(shown(next)).toEqual(['a2a4', 'a7a5'])
    expect(next.outbox.refusal).toEqual({ reason: 'illegalMove', move: 'b2b4' })
    expect(next.snapshot.outcome).toBeNull()
  })

  // lila#9879
  it('that never arrived is gone when time has run out, and the board shows what the server has', () => {
    const outcome = { reason: 'timeout', winner: 1, scores: [0, 1] }
    const next = after(opened, made('b2b4', 2), {
      kind: 'refreshed',
      record: snapshot(['a2a4', 'a7a5'], 3, { outcome }),
    })
    expect(shown(next)).toEqual(['a2a4', 'a7a5'])
    expect(next.outbox.refusal?.reason).toBe('gameOver')
  })

  // T-R6: the other tab hears of the move by its event, before or after it made one itself.
  it('in one tab is in the other as well, and of two made for one turn the server’s stands', () => {
    const other = after(opened, told(3, 'b2b4', 3))
    expect(shown(other)).toEqual(['a2a4', 'a7a5', 'b2b4'])
    const both = after(opened, made('c2c4', 2), told(3, 'b2b4', 3))
    expect(shown(both)).toEqual(['a2a4', 'a7a5', 'b2b4'])
    expect(both.outbox.refusal).toEqual({ reason: 'stale', move: 'c2c4' })
  })

  it('against a position that has gone is not made at all', () => {
    const next = after(opened, told(3, 'b2b4', 3), made('c2c4', 2))
    expect(next.outbox.pending).toEqual([])
  })
})

// T-R3: premove, cancel, and the other's move, in all orders.
describe('a move decided ahead', () => {
  const opened = openedOnline(snapshot(['a2a4']))
  const premoved: OnlineChange = { kind: 'premoved', move: man('b2b4') }
  const cancelled: OnlineChange = { kind: 'premoveDropped' }
  const replied = told(2, 'a7a5', 2)
  const legal = mayMove(2, ['b2b4', 'c2c4'])
  const orders: readonly (readonly [string, readonly OnlineChange[], readonly string[]])[] = [
    ['set, reply', [premoved, replied, legal], ['a2a4', 'a7a5', 'b2b4']],
    ['set, cancelled, reply', [premoved, cancelled, replied, legal], ['a2a4', 'a7a5']],
    ['set, reply, cancelled before it is played', [premoved, replied, cancelled, legal], ['a2a4', 'a7a5']],
    ['set, reply, cancelled after it was played', [premoved, replied, legal, cancelled], ['a2a4', 'a7a5', 'b2b4']],
    ['cancelled, set, reply', [cancelled, premoved, replied, legal], ['a2a4', 'a7a5', 'b2b4']],
    ['reply, set, then played', [replied, premoved, legal], ['a2a4', 'a7a5', 'b2b4']],
    ['reply, set, cancelled', [replied, premoved, cancelled, legal], ['a2a4', 'a7a5']],
    ['reply, cancelled, set', [replied, cancelled, premoved, legal], ['a2a4', 'a7a5', 'b2b4']],
  ]
  it.each(orders)('%s: what is shown is what is sent, and nothing else', (_, changes, expected) => {
    const next = after(opened, ...changes)
    expect(shown(next)).toEqual(expected)
    expect(next.outbox.pending.map(({ move }) => move)).toEqual(expected.slice(2))
    expect(next.premove).toBeNull()
  })

  it('is played once, however often it is told that it may be', () => {
    const next = after(opened, premoved, replied, legal, legal, mayMove(3, ['b2b4']))
    expect(shown(next)).toEqual(['a2a4', 'a7a5', 'b2b4'])
  })

  // T-P2
  it('falls without a word when it may not be played any more', () => {
    const next = after(opened, premoved, replied, mayMove(2, ['c2c4']))
    expect(next).toMatchObject({ premove: null, outbox: { pending: [], refusal: null } })
  })

  it('waits while one’s own move is acknowledged and while a draw is offered', () => {
    const mine = after(openedOnline(snapshot([])), made('a2a4', 0), premoved)
    const acknowledged: OnlineChange = { kind: 'acknowledged', clientId: 'mine-0001', record: snapshot(['a2a4']) }
    const next = after(mine, acknowledged, told(2, null, 1))
    expect(next.premove?.id).toBe('b2b4')
  })

  // T-P3
  it.each<[string, OnlineChange]>([
    ['a resync', { kind: 'refreshed', record: snapshot(['a2a4', 'a7a5'], 4) }],
    ['a takeback', told(2, null, 0)],
    [
      'the end of the game',
      {
        kind: 'refreshed',
        record: snapshot(['a2a4'], 2, { outcome: { reason: 'resignation', winner: 0, scores: [1, 0] } }),
      },
    ],
  ])('does not survive %s', (_, change) => {
    expect(after(opened, premoved, change).premove).toBeNull()
  })

  it('falls with the move it was to follow, when that one is refused', () => {
    const mine = after(openedOnline(snapshot([])), made('a2a4', 0), premoved)
    const refused = { kind: 'refused', clientId: 'mine-0001', reason: 'illegalMove', record: snapshot([]) }
    expect(after(mine, refused as OnlineChange).premove).toBeNull()
  })
})
