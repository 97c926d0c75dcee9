import { expect, it } from 'vitest'
import { type SteadyRow, steady } from './steady.ts'

const items = (ids: string) => [...ids].map((id) => ({ id }))
/** Rows as letters, those that have gone as capitals. */
const shown = (rows: readonly SteadyRow<{ readonly id: string }>[]) =>
  rows.map(({ item, isGone }) => (isGone ? item.id.toUpperCase() : item.id)).join('')

it('nothing moves while a hand is over the list: what has gone keeps its place, what is new comes last', () => {
  const first = steady([], items('abc'), false)
  const second = steady(first, items('dca'), false)
  expect(shown(second)).toBe('aBcd')
  expect(shown(steady(second, items('dca'), false))).toBe('aBcd')
  expect(shown(steady(second, items('dca'), true))).toBe('acd')
})

it('what comes back stands where it stood', () => {
  const gone = steady(steady([], items('ab'), false), items('b'), false)
  expect(shown(steady(gone, items('ba'), false))).toBe('ab')
})
