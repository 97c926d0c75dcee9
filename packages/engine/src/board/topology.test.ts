import { describe, expect, test } from 'vitest'
import { type BoardPlan, OFF, type Step, Topology } from './topology.ts'

/** Boards that are no rectangles: nothing here may have been written with squares in mind. */
const cells = (names: string) =>
  [...names].map((name, number) => ({
    name,
    coordinates: [number],
    centre: [number, 0] as const,
    outline: [],
    tone: 0,
  }))

function plan(
  names: string,
  headings: readonly string[],
  opposite: readonly number[],
  steps: Readonly<Record<string, string>>,
): BoardPlan {
  const all = headings.map((_, heading) => heading)
  return {
    cells: cells(names),
    headings,
    opposite,
    sets: { straight: all, diagonal: [], every: all },
    facings: {},
    sideways: () => [],
    labels: [],
    step: (cell, heading): readonly Step[] =>
      [...(steps[`${names[cell]}${headings[heading]}`] ?? '')].map((name) => ({ cell: names.indexOf(name), heading })),
  }
}

/** `b c d` for each line from the cell. */
function lines(board: Topology, from: string): string[] {
  const { of, first, cells: line } = board.rays('straight')
  const cell = board.cellOf(from)
  return Array.from({ length: of[cell + 1] - of[cell] }, (_, k) => {
    let names = ''
    for (let i = first[of[cell] + k]; line[i] >= 0; i++) names += board.names[line[i]]
    return names
  }).sort()
}

describe('a ring of five cells', () => {
  const clockwise = { 'a+': 'b', 'b+': 'c', 'c+': 'd', 'd+': 'e', 'e+': 'a' }
  const back = { 'b-': 'a', 'c-': 'b', 'd-': 'c', 'e-': 'd', 'a-': 'e' }
  const ring = new Topology(plan('abcde', ['+', '-'], [1, 0], { ...clockwise, ...back }))

  test('a line goes round once and ends before it comes back to where it began', () => {
    expect(lines(ring, 'a')).toEqual(['bcde', 'edcb'])
    expect(lines(ring, 'd')).toEqual(['cbae', 'eabc'])
  })

  test('the first and the last cell touch', () => {
    const near = ring.near('straight')
    expect(ring.names.filter((_, cell) => near[cell] === 1)).toEqual(['b', 'e'])
  })

  test('behind a line lies the cell one step the other way', () => {
    const { of, behind } = ring.rays('straight')
    expect([behind[of[0]], behind[of[0] + 1]].map((cell) => ring.names[cell])).toEqual(['e', 'b'])
  })
})

describe('a track that parts in two and joins again', () => {
  // a → b → {c, d} → e, and back the same ways.
  const steps = { 'a+': 'b', 'b+': 'cd', 'c+': 'e', 'd+': 'e', 'e-': 'cd', 'c-': 'b', 'd-': 'b', 'b-': 'a' }
  const track = new Topology(plan('abcde', ['+', '-'], [1, 0], steps))

  test('each way is a line of its own', () => {
    expect(lines(track, 'a')).toEqual(['bce', 'bde'])
    expect(lines(track, 'e')).toEqual(['cba', 'dba'])
    expect(lines(track, 'c')).toEqual(['ba', 'e'])
  })

  test('both ways are near, and asking for one step gives the first', () => {
    const near = track.near('straight')
    expect(track.names.filter((_, cell) => near[5 + cell] === 1)).toEqual(['a', 'c', 'd'])
    expect(track.names[track.next(1, 0)]).toBe('c')
    expect(track.next(4, 0)).toBe(OFF)
  })

  test('where cells have one coordinate there are no rectangles', () => {
    expect([...track.corner].every((cell) => cell === OFF)).toBe(true)
  })
})

describe('a strip on which one step turns the heading', () => {
  // Going + from b leads to c, where one travels on by *.
  const turning: BoardPlan = {
    ...plan('abcd', ['+', '*', '-'], [2, 2, 0], { 'a+': 'b', 'c*': 'd' }),
    step: (cell, heading) =>
      heading === 0 && cell === 0
        ? [{ cell: 1, heading: 0 }]
        : heading === 0 && cell === 1
          ? [{ cell: 2, heading: 1 }]
          : heading === 1 && cell === 2
            ? [{ cell: 3, heading: 1 }]
            : [],
  }

  test('a line follows the heading it is given on the way', () => {
    expect(lines(new Topology(turning), 'a')).toEqual(['bcd'])
  })
})

test('a board of more cells than a packed move can name is refused', () => {
  const names = Array.from({ length: 1_025 }, (_, number) => String.fromCharCode(0x4e00 + number)).join('')
  expect(() => new Topology(plan(names, [], [], {}))).toThrow(RangeError)
})
