/** A row of a list and whether it is still there. */
export interface SteadyRow<Item> {
  readonly item: Item
  readonly isGone: boolean
}

/**
 * A list that does not move under the hand: what is new comes last, and what has gone keeps its place, marked, until
 * nobody points at the list any more. Otherwise one would press what has just slid to where one pressed.
 */
export function steady<Item extends { readonly id: string }>(
  before: readonly SteadyRow<Item>[],
  now: readonly Item[],
  mayMove: boolean,
): readonly SteadyRow<Item>[] {
  const left = new Map(now.map((item) => [item.id, item]))
  const kept = before.flatMap((row): SteadyRow<Item>[] => {
    const item = left.get(row.item.id)
    left.delete(row.item.id)
    if (item) return [{ item, isGone: false }]
    return mayMove ? [] : [{ item: row.item, isGone: true }]
  })
  return [...kept, ...[...left.values()].map((item) => ({ item, isGone: false }))]
}
