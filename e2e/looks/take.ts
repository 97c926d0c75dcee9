import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { chromiumFlags } from '../chromium.ts'
import { seedGame } from '../fixtures.ts'
import { shortGame } from '../playthrough.ts'

/**
 * Takes pictures of every page, wide and narrow, by day and by lamp, from a site that is running:
 * `VARIORUM_AT=http://localhost:3000 npx tsx looks/take.ts`. They go to `looks/pictures`; the board of the README to `docs/images`.
 */
const at = process.env.VARIORUM_AT ?? 'http://localhost:3000'
const pictures = join(import.meta.dirname, 'pictures')
const feast = '3N3k/3p4/1Pp1pPr1/3n4/8/3n4/3B4/3q2K1 w'

mkdirSync(pictures, { recursive: true })
const browser = await chromium.launch({
  ...(process.env.VARIORUM_CHROMIUM === undefined ? {} : { executablePath: process.env.VARIORUM_CHROMIUM }),
  args: chromiumFlags,
})
for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 360]) {
    const context = await browser.newContext({ colorScheme, viewport: { width, height: width === 1280 ? 900 : 740 } })
    const page = await context.newPage()
    const game = await seedGame(context.request, { moves: shortGame.slice(0, 11) }, at)
    const over = await seedGame(context.request, { moves: shortGame }, at)
    const paths = {
      title: '/',
      library: '/variants',
      rules: '/variants/ultima',
      start: '/variants/ultima/play',
      games: '/games',
      game: `/games/${game}`,
      over: `/games/${over}`,
      credits: '/credits',
      gallery: '/gallery',
    }
    for (const [name, path] of Object.entries(paths)) {
      await page.goto(at + path, { waitUntil: 'networkidle' })
      await page.screenshot({ path: join(pictures, `${name}-${width}-${colorScheme}.png`) })
    }
    await preview(page, join(pictures, `preview-${width}-${colorScheme}.png`))
    if (colorScheme === 'light' && width === 1280)
      await preview(page, join(import.meta.dirname, '../../docs/images/board.png'))
    await context.close()
  }
}
await browser.close()

/** The chameleon's feast of seven, looked at before it is played. */
async function preview(page: Page, file: string): Promise<void> {
  const id = await seedGame(page.request, { start: feast }, at)
  await page.goto(`${at}/games/${id}`, { waitUntil: 'networkidle' })
  await page.locator('[data-cell="d2"]').click()
  await page.locator('[data-cell="d6"]').hover()
  await page.locator('[data-victim]').first().waitFor()
  await page.screenshot({ path: file })
}
