import type { ThoughtAnswer } from '@variorum/engine/ask'
import { expect, it } from 'vitest'
import { examine, type Judge, nothingThought, type Opinions, progressOf } from './examine.ts'

const thought = (score: number): ThoughtAnswer => ({
  depth: 5,
  score,
  mateIn: null,
  nodes: 1,
  nps: 1,
  ms: 1,
  best: 'z9z9',
  line: ['z9z9'],
  lineText: ['z9'],
  lines: [],
  done: true,
})

const moves = ['a', 'b', 'c'].map((id, ply) => ({ id, seat: ply % 2 }))
const spots = [0, 1, 0, 1].map((toMove) => ({ toMove, outcome: null }))

function bench(judge: Judge, before: Opinions = nothingThought) {
  const told: Opinions[] = []
  const controller = new AbortController()
  const done = examine({
    spots,
    moves,
    before,
    judge,
    lanes: 2,
    signal: controller.signal,
    told: (opinions) => told.push(opinions),
  })
  return { done, told, controller }
}

it('every position is looked at once, and those about a bad move a second time and closer', async () => {
  const asked: [string, number][] = []
  // The third move throws a rook away.
  const { done, told } = bench(async (line, nodes) => {
    asked.push([line.join(''), nodes])
    return thought(line.length === 3 ? 500 : 0)
  })
  const { first } = await done
  expect(asked.slice(0, 4).map(([line]) => line)).toEqual(['', 'a', 'ab', 'abc'])
  expect(asked.slice(4).map(([line]) => line)).toEqual(['ab', 'abc'])
  expect(asked[4]?.[1]).toBeGreaterThan(asked[0]?.[1] ?? 0)
  expect(first.map((opinion) => opinion?.score)).toEqual([0, 0, 0, -500])
  expect(told.map((opinions) => progressOf(opinions, 4))).toEqual([0, 0.25, 0.5, 0.75, 1, 1, 1])
})

it('where the board shows the end nothing is asked', async () => {
  const asked: number[] = []
  const won = { reason: 'checkmate', winner: 0, scores: [1, 0] }
  const { first } = await examine({
    spots: [...spots.slice(0, 3), { toMove: 1, outcome: won }],
    moves,
    before: nothingThought,
    judge: async (line) => {
      asked.push(line.length)
      return thought(0)
    },
    lanes: 1,
    signal: new AbortController().signal,
    told: () => {},
  })
  expect(asked).toEqual([0, 1, 2])
  expect(first[3]?.chance).toBe(1)
})

it('what was stopped goes on where it was', async () => {
  const { done, told } = bench(async (line) => {
    if (line.length === 2) throw new DOMException('stopped', 'AbortError')
    return thought(0)
  })
  await expect(done).rejects.toThrow('stopped')
  const asked: number[] = []
  const again = bench(async (line) => {
    asked.push(line.length)
    return thought(0)
  }, told.at(-1))
  await again.done
  expect(asked).not.toContain(0)
  expect(asked).toContain(2)
})
