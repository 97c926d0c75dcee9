import { describe, expect, test } from 'vitest'
import { kindOf, manOf, NEUTRAL_TAG, seatOf } from './man.ts'
import { Position } from './position.ts'
import { SlotPlan } from './slots.ts'

const pawn = manOf(1, 0)
const enemy = manOf(1, 1)
const rook = manOf(2, 0)

function empty(size = 9): Position {
  return new Position(new SlotPlan(size), 2)
}

const cellsOf = (p: Position, man: number): number[] => [...p.at.subarray(man * p.size, man * p.size + p.count[man])]

describe('setting', () => {
  test('keeps for every kind of man the list of its cells', () => {
    const p = empty()
    p.set(3, pawn)
    p.set(5, pawn)
    p.set(7, enemy)
    expect(cellsOf(p, pawn).sort()).toEqual([3, 5])
    expect(cellsOf(p, enemy)).toEqual([7])
    p.set(3, rook)
    p.set(7, 0)
    expect(cellsOf(p, pawn)).toEqual([5])
    expect(cellsOf(p, rook)).toEqual([3])
    expect(cellsOf(p, enemy)).toEqual([])
    expect([p.find(rook), p.find(enemy)]).toEqual([3, -1])
  })

  test('the same men set in another order have the same hash, in both lanes', () => {
    const one = empty()
    const other = empty()
    one.set(1, pawn)
    one.set(2, rook)
    other.set(2, pawn)
    other.set(1, rook)
    expect([other.hashLow, other.hashHigh]).not.toEqual([one.hashLow, one.hashHigh])
    other.set(1, pawn)
    other.set(2, 0)
    other.set(2, rook)
    expect([other.hashLow, other.hashHigh]).toEqual([one.hashLow, one.hashHigh])
  })

  test('hashed slots tell positions apart, counters do not', () => {
    const p = empty()
    const blank = p.hashLow
    p.set(p.slots.quiet, 7)
    p.set(p.slots.number, 40)
    expect(p.hashLow).toBe(blank)
    p.set(p.slots.mover, 1)
    const moved = p.hashLow
    expect(moved).not.toBe(blank)
    p.set(p.slots.stage, 1)
    expect(p.hashLow).not.toBe(moved)
  })

  test('the mover is the seat in its slot', () => {
    const p = empty()
    p.set(p.slots.mover, 2)
    expect([p.mover, p.moverTag]).toEqual([2, 3])
  })
})

describe('unmaking', () => {
  test('returns cells, slots, hash and the lists in their order', () => {
    const p = empty()
    for (const cell of [0, 4, 8, 2]) p.set(cell, pawn)
    const before = [p.hashLow, p.hashHigh, ...p.cells, ...cellsOf(p, pawn)]
    p.begin()
    p.set(4, 0)
    p.set(0, 0)
    p.set(1, pawn)
    p.set(1, enemy)
    p.set(4, pawn)
    p.set(p.slots.quiet, 3)
    p.unmake()
    expect([p.hashLow, p.hashHigh, ...p.cells, ...cellsOf(p, pawn)]).toEqual(before)
    expect(cellsOf(p, enemy)).toEqual([])
  })

  test('takes a man that went back to where he was, in hash and lists as if both cells had been written', () => {
    const [gone, written] = [empty(), empty()]
    for (const p of [gone, written]) for (const cell of [0, 4, 8, 2]) p.set(cell, pawn)
    const state = (p: Position) => [p.hashLow, p.hashHigh, ...p.cells, ...cellsOf(p, pawn)]
    const before = state(gone)
    gone.begin()
    gone.go(4, 5)
    gone.go(8, 4)
    written.begin()
    written.set(4, 0)
    written.set(5, pawn)
    written.set(8, 0)
    written.set(4, pawn)
    expect(state(gone)).toEqual(state(written))
    gone.unmake()
    expect(state(gone)).toEqual(before)
  })

  test('goes back any number of steps, each of any number of writes', () => {
    const p = empty(40)
    const seen: string[] = []
    const state = () => [...p.cells, p.hashLow, p.hashHigh, ...cellsOf(p, pawn), ...cellsOf(p, rook)].join()
    const steps = 700
    for (let step = 0; step < steps; step++) {
      seen.push(state())
      p.begin()
      for (let write = 0; write < 9; write++)
        p.set((step * 7 + write * 11) % 40, [0, pawn, rook][(step + write) % 3] ?? 0)
    }
    expect(p.height).toBe(steps)
    while (p.height > 0) {
      p.unmake()
      expect(state()).toBe(seen[p.height])
    }
    expect([...p.cells].every((value) => value === 0)).toBe(true)
  })
})

describe('standings', () => {
  const p = empty()
  p.set(0, rook)
  const go = (from: number, to: number) => {
    p.begin()
    p.set(from, 0)
    p.set(to, rook)
  }

  test('counts how often the position stood before, the start included, as far back as is asked', () => {
    expect(p.standings(100)).toBe(0)
    go(0, 1)
    expect(p.standings(100)).toBe(0)
    go(1, 0)
    expect(p.standings(100)).toBe(1)
    expect(p.standings(1)).toBe(0)
    go(0, 1)
    go(1, 0)
    expect(p.standings(100)).toBe(2)
    expect(p.standings(2)).toBe(1)
    p.unmake()
    expect(p.standings(100)).toBe(1)
  })

  test('a forgotten history counts no more', () => {
    p.forgetHistory()
    expect([p.height, p.standings(100)]).toEqual([0, 0])
  })
})

describe('a man', () => {
  test('is never an empty cell and gives back kind and seat', () => {
    for (let kind = 1; kind < 40; kind++) {
      for (let seat = 0; seat < 14; seat++) {
        const man = manOf(kind, seat)
        expect([kindOf(man), seatOf(man)]).toEqual([kind, seat])
      }
    }
    expect([kindOf(0), seatOf(0)]).toEqual([0, -1])
    expect(seatOf(manOf(3, NEUTRAL_TAG - 1))).toBe(NEUTRAL_TAG - 1)
  })
})

describe('a plan of slots', () => {
  test('gives each name a place after the cells, and a known name its place again', () => {
    const plan = new SlotPlan(9)
    const before = plan.length
    const hand = plan.declare('hand', { hashed: true })
    expect(hand).toBe(before)
    expect(plan.declare('hand', { hashed: true })).toBe(hand)
    expect(plan.declare('clock', { hashed: false })).toBe(hand + 1)
    expect(plan.length).toBe(before + 2)
    expect([plan.isHashed(hand), plan.isHashed(hand + 1)]).toEqual([true, false])
    expect(new Set([plan.mover, plan.stage, plan.quiet, plan.number]).size).toBe(4)
    expect(Math.min(plan.mover, plan.stage, plan.quiet, plan.number)).toBeGreaterThanOrEqual(9)
  })
})

describe('retracing', () => {
  test('shows the positions backwards, the present one first, and returns to it with lists and hash as they were', () => {
    const p = empty()
    p.set(0, pawn)
    p.set(8, enemy)
    p.forgetHistory()
    const step = (...writes: readonly (readonly [number, number])[]) => {
      p.begin()
      for (const [cell, man] of writes) p.set(cell, man)
    }
    p.begin()
    p.go(0, 1)
    step([8, 0], [1, enemy])
    // One place written to twice in a step.
    step([4, rook], [4, pawn], [1, 0], [4, rook])
    const now = () => [...p.cells, ...p.at, ...p.count, p.height, p.hashLow, p.hashHigh]
    const before = now()
    const seen: number[][] = []
    p.retrace(99, () => seen.push([p.cells[0], p.cells[1], p.cells[4], p.cells[8]]))
    expect(seen).toEqual([
      [0, 0, rook, 0],
      [0, enemy, 0, 0],
      [0, pawn, 0, enemy],
      [pawn, 0, 0, enemy],
    ])
    expect(now()).toEqual(before)
    p.unmake()
    p.unmake()
    p.unmake()
    expect([p.cells[0], p.cells[8], p.height]).toEqual([pawn, enemy, 0])
  })

  test('goes back no further than it is asked to', () => {
    const p = empty()
    p.begin()
    p.set(1, pawn)
    p.begin()
    p.set(2, pawn)
    const heights: number[] = []
    p.retrace(1, () => heights.push(p.height))
    expect([heights, p.height]).toEqual([[2, 1], 2])
  })
})

test('a sketch shows in the cells alone, tells where it has put a man, and leaves nothing behind', () => {
  const p = empty()
  p.set(4, rook)
  p.set(5, enemy)
  const hash = [p.hashLow, p.hashHigh]
  p.sketch()
  p.set(5, 0)
  p.go(4, 5)
  expect([p.cells[4], p.cells[5], p.sketched(rook)]).toEqual([0, rook, 5])
  expect([cellsOf(p, rook), cellsOf(p, enemy), [p.hashLow, p.hashHigh]]).toEqual([[4], [5], hash])
  p.unmake()
  expect([p.cells[4], p.cells[5], p.height]).toEqual([rook, enemy, 0])
  p.begin()
  p.set(4, 0)
  expect(cellsOf(p, rook)).toEqual([])
  p.unmake()
  expect(cellsOf(p, rook)).toEqual([4])
})
