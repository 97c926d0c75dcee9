import { gzipSync } from 'node:zlib'
import type { Page, Worker } from '@playwright/test'
import { expect, seedGame, test } from '../fixtures.ts'
import { another, openTable, seat } from '../tables.ts'

const kB = 1000

/** Sizes are gzipped as a server would (level 6). The polyfill for browsers without modules is never fetched. */
test('the board page brings at most 220 kB of JavaScript, its workers at most 75 kB apart', async ({ page, board }) => {
  const workers: Worker[] = []
  page.on('worker', (worker) => workers.push(worker))
  const id = await seedGame(page.request, { bot: { level: 'novice', seat: 1 } })
  await page.goto(`/games/${id}`)
  await board.play('a2a4')
  await expect(board.man('a4')).toHaveCount(1)

  const own = await weigh(page, await scriptsOf(page))
  expect(own).toBeGreaterThan(50 * kB)
  expect(own).toBeLessThanOrEqual(220 * kB)

  expect(workers.length).toBeGreaterThan(0)
  const files = new Set<string>()
  for (const worker of workers) {
    files.add(worker.url())
    for (const file of await scriptsOf(worker)) files.add(file)
  }
  const apart = await weigh(page, [...files])
  expect(apart).toBeGreaterThan(10 * kB)
  expect(apart).toBeLessThanOrEqual(75 * kB)
})

// With talk, clocks, and the news of one's other games, which every page brings once one is known.
test('a table between people brings at most 240 kB, with all that comes by and by', async ({ page, browser }) => {
  const black = await another(browser)
  const path = await seat(page.request, black.request, { moves: [] })
  const board = await openTable(page, path)
  await board.play('a2a4')
  await expect(board.man('a4')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Good luck' })).toBeVisible()
  expect(await weigh(page, await scriptsOf(page))).toBeLessThanOrEqual(240 * kB)
  await black.context().close()
})

// The framework alone is 130. What only some are told, or only boards need, is fetched by those.
test('a page of rules brings at most 172 kB of JavaScript', async ({ page }) => {
  await page.goto('/variants/ultima', { waitUntil: 'networkidle' })
  expect(await weigh(page, await scriptsOf(page))).toBeLessThanOrEqual(172 * kB)
})

/** Addresses of the scripts that a page or a worker has loaded so far. */
function scriptsOf(of: { evaluate(ask: () => string[]): Promise<string[]> }): Promise<string[]> {
  return of.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\.js(\?|$)/.test(name)),
  )
}

async function weigh(page: Page, files: readonly string[]): Promise<number> {
  let total = 0
  for (const file of new Set(files.map((one) => one.split('#')[0] ?? ''))) {
    total += gzipSync(await (await page.request.get(file)).body(), { level: 6 }).length
  }
  return total
}
