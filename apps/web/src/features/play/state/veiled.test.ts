import type { PositionAnswer } from '@variorum/engine/ask'
import { describe, expect, it } from 'vitest'
import type { GameRecord } from './record.ts'
import {
  covered,
  reduceVeiled,
  type SeatView,
  seatAt,
  stageOfMove,
  type VeiledEvent,
  type VeiledGame,
} from './veiled.ts'

const record = (version: number, toMove: number | null = version % 2): GameRecord => ({
  id: 'g',
  variant: 'any',
  mode: 'device',
  botLevel: null,
  personSeat: null,
  start: null,
  moves: [],
  ply: version,
  isOpen: false,
  toMove,
  outcome: toMove === null ? { reason: 'resignation', winner: 0, scores: [1, 0] } : null,
  version,
  mine: true,
})

const start: PositionAnswer = {
  variant: 'any',
  fen: '',
  toMove: 0,
  stage: 0,
  men: [],
  unseen: [],
  hands: [],
  check: [],
  frozen: [],
  outcome: null,
  ply: 0,
  moveNumber: 1,
  quiet: 0,
  repeated: 1,
  standings: [],
  dead: [],
  resignation: null,
}
const viewOf = (seat: number): SeatView => ({ seat, replay: { start, steps: [] }, moves: [] })

const after = (game: VeiledGame, ...events: readonly VeiledEvent[]) => events.reduce(reduceVeiled, game)
const made = { kind: 'made', clientId: 'one', ply: 0, move: 'e2e4' } as const
const played = { kind: 'played', record: record(1), view: viewOf(0) } as const

const closed = covered(record(0))
const open = after(closed, { kind: 'taken' }, { kind: 'shown', record: record(0), view: viewOf(0) })

/** Whether anything that a seat may see is held at all. */
const holds = (game: VeiledGame) => JSON.stringify(game).includes('replay')

describe('a curtain', () => {
  it('is closed however the page is come to, and opens for the seat to move when its share has come', () => {
    expect(closed.curtain.kind).toBe('closed')
    expect(after(closed, { kind: 'taken' }).curtain.kind).toBe('lifting')
    expect(seatAt(open)).toBe(0)
  })

  it('stays closed for a share that comes after the page was left, or that is another seat’s', () => {
    const share = { kind: 'shown', record: record(0), view: viewOf(0) } as const
    expect(holds(after(closed, { kind: 'taken' }, { kind: 'covered' }, share))).toBe(false)
    expect(holds(after(closed, share))).toBe(false)
    expect(holds(after(closed, { kind: 'taken' }, { ...share, view: viewOf(1) }))).toBe(false)
    expect(holds(after(closed, { kind: 'taken' }, { kind: 'refreshed', record: record(1) }, share))).toBe(false)
  })

  it('shows the mover what came of the move, who may do nothing more, and holds nothing once it is closed', () => {
    const shown = after(open, made, played)
    expect(shown.curtain).toMatchObject({ kind: 'open', isMade: true })
    expect(seatAt(shown)).toBeNull()
    expect(after(shown, { ...made, ply: 1 }).pending).toBeNull()
    const next = after(shown, { kind: 'covered' })
    expect(holds(next)).toBe(false)
    expect(next.record.toMove).toBe(1)
  })

  it('stays open for a seat that has another step to make', () => {
    const shown = after(open, made, { ...played, record: record(1, 0) })
    expect(seatAt(shown)).toBe(0)
  })

  it('closes when the game is found to have gone on', () => {
    expect(holds(after(open, { kind: 'refreshed', record: record(1) }))).toBe(false)
    expect(holds(after(open, { kind: 'refreshed', record: record(0) }))).toBe(true)
  })

  it('closes in a moment on a move that cannot be sent, and keeps the move and nothing of the board', () => {
    expect(stageOfMove(open)).toBeNull()
    const waiting = after(open, made, { kind: 'unsent' })
    expect(stageOfMove(waiting)).toBe('sent')
    const left = after(waiting, { kind: 'covered' }, { kind: 'unsent' })
    expect(left).toMatchObject({ curtain: { kind: 'closed' }, pending: { clientId: 'one' }, failures: 2 })
    expect(holds(left)).toBe(false)
  })

  it('begins its moment anew when the move is saved, and has none for a seat with another step to make', () => {
    expect(stageOfMove(after(open, made, played))).toBe('saved')
    expect(stageOfMove(after(open, made, { ...played, record: record(1, 0) }))).toBeNull()
  })

  it('opens for nobody while a move is on its way, because it may be anybody’s turn', () => {
    const covered = after(open, made, { kind: 'covered' })
    expect(after(covered, { kind: 'taken' }).curtain.kind).toBe('closed')
    expect(after(covered, played, { kind: 'taken' }).curtain.kind).toBe('lifting')
  })

  it('closed over a move on its way stays closed when the move has arrived', () => {
    const shown = after(open, made, { kind: 'covered' }, played)
    expect(shown).toMatchObject({ curtain: { kind: 'closed' }, pending: null, record: { version: 1 } })
  })
})

describe('a hidden move', () => {
  it('waits until it is saved, and tries again under the same id', () => {
    const waiting = after(open, made, { kind: 'unsent' }, { kind: 'unsent' })
    expect(waiting).toMatchObject({ failures: 2, pending: { clientId: 'one' } })
    expect(after(waiting, { ...made, clientId: 'two' }).pending?.clientId).toBe('one')
    expect(after(waiting, played)).toMatchObject({ failures: 0, pending: null })
  })

  it('that is refused is given up with its reason, and the mover goes on', () => {
    const refused = after(open, made, { kind: 'refused', reason: 'illegalMove', record: record(0) })
    expect(refused).toMatchObject({ pending: null, refusal: { reason: 'illegalMove', move: 'e2e4' } })
    expect(seatAt(refused)).toBe(0)
    expect(after(refused, { kind: 'dismissed' }).refusal).toBeNull()
  })

  it('made in another window first closes the curtain on this one', () => {
    const refused = after(open, made, { kind: 'refused', reason: 'conflict', record: record(1) })
    expect(holds(refused)).toBe(false)
  })
})

describe('taking the board', () => {
  it('says that the server cannot be reached, and nothing where the turn has merely passed', () => {
    const lifting = after(closed, { kind: 'taken' })
    const unreached = after(lifting, { kind: 'notShown', reason: 'unreachable', record: null })
    expect(unreached).toMatchObject({ curtain: { kind: 'closed' }, refusal: { reason: 'unreachable', move: null } })
    const passed = after(lifting, { kind: 'notShown', reason: 'conflict', record: record(1) })
    expect(passed).toMatchObject({ curtain: { kind: 'closed' }, refusal: null, record: { toMove: 1 } })
  })

  it('ends with the game', () => {
    const over = after(open, { kind: 'refreshed', record: record(1, null) })
    expect(holds(over)).toBe(false)
    expect(seatAt(over)).toBeNull()
  })
})
