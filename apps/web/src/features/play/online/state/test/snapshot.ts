import type { OnlineSnapshot } from '../snapshot.ts'

/** A game as white knows it after the moves given; the moves name squares only, nobody asks the rules here. */
export function snapshot(
  moves: readonly string[],
  version = moves.length,
  more: Partial<OnlineSnapshot> = {},
): OnlineSnapshot {
  const clock = { left: 300_000, periods: 0, quota: 0, hasMoved: true }
  return {
    id: 'game',
    variant: 'ultima',
    mode: 'online',
    rules: '1',
    rated: false,
    clock: null,
    speed: null,
    isOpen: true,
    start: null,
    moves,
    times: moves.map(() => ({ left: null, spent: null })),
    players: [],
    mySeat: 0,
    view: null,
    rematchOf: null,
    createdAt: '',
    updatedAt: '',
    ply: moves.length,
    version,
    status: more.outcome ? 'over' : 'playing',
    outcome: null,
    toMove: moves.length % 2,
    clocks: { seats: [clock, clock], running: moves.length % 2, since: 0, isFirst: false },
    deadline: null,
    drawOffer: null,
    takeback: null,
    ratingChanges: [null, null],
    may: [],
    now: 0,
    ...more,
  }
}
