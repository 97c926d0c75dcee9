import { setTimeout as pause } from 'node:timers/promises'
import type { Table } from './table.ts'

/**
 * A process that has just begun runs code that is not compiled yet, and 500 tables that sit down in the same second are a
 * rush of their own: both take some fifteen seconds to be over on two cores, and are another question than this one.
 */
export const warmingRounds = 6

/**
 * Plays all games at once, a move each `intervalMs` in each, begun at moments spread over the interval. The first rounds
 * warm up and are not measured; answers how many moves there were with them, and how long each after them took to its
 * opponent, milliseconds.
 */
export async function playAll(
  tables: readonly Table[],
  { intervalMs, seconds }: { readonly intervalMs: number; readonly seconds: number },
): Promise<{ readonly delays: readonly number[]; readonly moves: number }> {
  const delays: number[] = []
  let moves = 0
  const begun = performance.now()
  const measured = begun + warmingRounds * intervalMs
  const end = measured + seconds * 1_000
  const play = async (table: Table, index: number) => {
    let due = begun + (intervalMs * index) / tables.length
    while (due < end && table.hasMore) {
      await pause(Math.max(0, due - performance.now()))
      const moved = await table.move()
      if (moved) moves++
      if (moved && moved.sentAt >= measured) delays.push(moved.seenAt - moved.sentAt)
      // Who was kept waiting goes on at once, and not faster afterwards than before.
      due = Math.max(due + intervalMs, performance.now())
    }
  }
  await Promise.all(tables.map(play))
  return { delays, moves }
}
