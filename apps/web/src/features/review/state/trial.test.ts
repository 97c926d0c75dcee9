import type { StepAnswer, ThoughtAnswer } from '@variorum/engine/ask'
import { type Opinion, opinionAtEnd } from '@variorum/engine/review'
import { expect, it } from 'vitest'
import { judgeTrial } from './trial.ts'

const opinion: Opinion = { ...opinionAtEnd({ scores: [0.4, 0.6] }), best: 'best' }

/** Black tries a move, after which White is to move and, as the engine has it, so many hundredths ahead. */
function trial(id: string, score: number, outcome: StepAnswer['position']['outcome'] = null) {
  const step = { move: { id }, gives: null, position: { toMove: 0, outcome } }
  return judgeTrial({
    before: ['a'],
    mistake: 'mistake',
    opinion,
    seat: 1,
    // Of a step only this much is looked at.
    step: step as StepAnswer,
    // Of a thought only this much is looked at.
    judge: async () => ({ score, mateIn: null, best: null, line: [], lineText: [] }) as unknown as ThoughtAnswer,
    signal: new AbortController().signal,
  })
}

it('a move is good that gives up hardly more than the best one', async () => {
  expect(await trial('best', 900)).toEqual({ verdict: 'best', after: null })
  expect(await trial('mistake', -900)).toEqual({ verdict: 'same', after: null })
  expect((await trial('other', -100)).verdict).toBe('good')
  expect((await trial('other', 300)).verdict).toBe('worse')
})

it('a move that ends the game is judged by its end', async () => {
  const end = await trial('other', 900, { reason: 'checkmate', winner: 1, scores: [0, 1] })
  expect(end).toEqual({ verdict: 'good', after: 1 })
})
