import { expect, test } from 'vitest'
import { resultText } from './result-text.ts'

// The four results are those of the PGN standard, 8.2.6.
test.each([
  [[1, 0], '1-0'],
  [[0, 1], '0-1'],
  [[0.5, 0.5], '1/2-1/2'],
  [undefined, '*'],
])('%j is the result %s, and no scores are needed', (scores, result) => {
  expect(resultText(scores)).toEqual({ result, scores: undefined })
})

test('what no result says is told in scores, and the result is left open', () => {
  expect(resultText([0.75, 0.25])).toEqual({ result: '*', scores: '0.75-0.25' })
  expect(resultText([45, 20, 33, 0])).toEqual({ result: '*', scores: '45-20-33-0' })
  expect(resultText([1, 0, 0])).toEqual({ result: '*', scores: '1-0-0' })
})
