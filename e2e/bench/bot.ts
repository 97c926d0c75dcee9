import { type Browser, chromium, type Page } from '@playwright/test'
import { Board } from '../board.ts'
import { chromiumFlags } from '../chromium.ts'
import { seedGame } from '../fixtures.ts'
import { OwnServer } from '../own-server.ts'
import { type Seen, watchWorker } from './watch-worker.ts'

/**
 * How the bot feels in a browser, on the built site: `npm run bench:bot [-- --json]`. Milliseconds belong to one
 * machine; those that people notice are said beside them. Each is the median of five pages opened afresh.
 */
const rounds = 5
const watched = 1_500

interface Felt {
  /** From the press that makes the first move to the question for an answer. */
  readonly asked_ms: number
  /** From the same press to the first thought that comes back. */
  readonly thought_ms: number
  /** From the press that stops a search to its end. */
  readonly stopped_ms: number
  /** Share of the frames drawn in time while it thinks, of sixty a second. */
  readonly frames: number
  readonly longest_frame_ms: number
}

const server = await OwnServer.begin()
const browser = await chromium.launch({
  ...(process.env.VARIORUM_CHROMIUM === undefined ? {} : { executablePath: process.env.VARIORUM_CHROMIUM }),
  args: chromiumFlags,
})
try {
  const all: Felt[] = []
  for (let round = 1; round <= rounds; round++) {
    console.error(`round ${round} of ${rounds}`)
    all.push({ ...(await firstMove(browser)), ...(await thinking(browser)) })
  }
  const middle = (of: keyof Felt) => all.map((one) => one[of]).sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0
  const felt: Felt = {
    asked_ms: middle('asked_ms'),
    thought_ms: middle('thought_ms'),
    stopped_ms: middle('stopped_ms'),
    frames: middle('frames'),
    longest_frame_ms: middle('longest_frame_ms'),
  }
  if (process.argv.includes('--json')) console.log(JSON.stringify(felt))
  else {
    console.log(
      `first move: asked for after ${felt.asked_ms} ms, first thought after ${felt.thought_ms} ms (wanted: 100)`,
    )
    console.log(`stopped after ${felt.stopped_ms} ms (wanted: 50)`)
    console.log(`frames in time: ${(100 * felt.frames).toFixed(1)} %, the longest took ${felt.longest_frame_ms} ms`)
  }
} finally {
  await browser.close()
  await server.end()
}

/** The first move against the strongest bot, on a page that has thought of nothing yet. */
async function firstMove(within: Browser): Promise<Pick<Felt, 'asked_ms' | 'thought_ms'>> {
  const { page, close } = await open(within)
  const id = await seedGame(page.request, { bot: { level: 'master', seat: 1 } }, server.address)
  await page.goto(`${server.address}/games/${id}`)
  await new Board(page).tap('a2a4')
  const { pressed, asked, thought } = await seen(page, (of) => of.thought !== null)
  await close()
  return { asked_ms: Math.round(asked - pressed), thought_ms: Math.round(thought - pressed) }
}

/** The engine of the analysis board at work, and stopped. */
async function thinking(within: Browser): Promise<Omit<Felt, 'asked_ms' | 'thought_ms'>> {
  const { page, close } = await open(within)
  await page.goto(`${server.address}/analysis/ultima`)
  await seen(page, (of) => of.thought !== null)
  const gaps = await page.evaluate(
    (ms) =>
      new Promise<number[]>((resolve) => {
        const found: number[] = []
        const begun = performance.now()
        let last = begun
        const next = (now: number) => {
          found.push(now - last)
          last = now
          if (now - begun < ms) requestAnimationFrame(next)
          else resolve(found.slice(1))
        }
        requestAnimationFrame(next)
      }),
    watched,
  )
  await page.getByRole('switch', { name: 'Engine' }).click()
  const { pressed, stopped } = await seen(page, (of) => of.stopped !== null)
  await close()
  const inTime = gaps.filter((gap) => gap < 1.5 * (1_000 / 60)).length
  return {
    stopped_ms: Math.round(stopped - pressed),
    frames: inTime / gaps.length,
    longest_frame_ms: Math.round(Math.max(...gaps)),
  }
}

async function open(within: Browser): Promise<{ page: Page; close: () => Promise<void> }> {
  const context = await within.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  // What runs these files keeps the names of functions by a helper that is not there in a page.
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.addInitScript(watchWorker)
  return { page, close: () => context.close() }
}

/** What the page has seen, once it has seen what is waited for. */
async function seen(page: Page, isEnough: (of: Seen) => boolean): Promise<Record<keyof Seen, number>> {
  for (;;) {
    const { pressed, asked, thought, stopped } = await page.evaluate(() => window.seen)
    if (isEnough({ pressed, asked, thought, stopped })) {
      return { pressed: pressed ?? 0, asked: asked ?? 0, thought: thought ?? 0, stopped: stopped ?? 0 }
    }
    await page.waitForTimeout(20)
  }
}
