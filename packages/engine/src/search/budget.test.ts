import { expect, test } from 'vitest'
import { Budget } from './budget.ts'

/** How many nodes are spent, of so many that are wanted, while nothing has been found. */
function spentInVain(limits: { readonly nodes?: number }, wanted: number): number {
  const budget = new Budget(
    limits,
    () => 0,
    () => false,
  )
  while (!budget.isSpent && budget.nodes < wanted) budget.spend()
  return budget.nodes
}

test('a first answer may cost more than there is to spend, but not without end', () => {
  expect(spentInVain({ nodes: 50 }, 4_000)).toBe(4_000)
  expect(spentInVain({ nodes: 50 }, 1_000_000)).toBe(20_000)
})

test('where more may be spent, it is', () => {
  expect(spentInVain({ nodes: 70_000 }, 1_000_000)).toBe(70_000)
})

test('a first answer is waited for where nodes are not limited', () => {
  expect(spentInVain({}, 100_000)).toBe(100_000)
})
