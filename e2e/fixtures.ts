import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test'
import { Board } from './board.ts'

/** Complaints that a test provokes itself. */
export interface Expected {
  expectedComplaints: RegExp | undefined
}

/**
 * Every test watches its page: an error in the console, an exception, a breach of the content policy or a file that does
 * not come fails the test, unless the test says that it provokes it.
 */
export const test = base.extend<Expected & { board: Board }>({
  expectedComplaints: [undefined, { option: true }],
  page: async ({ page, context, expectedComplaints }, use) => {
    const complaints = listen(page)
    context.on('page', (another) => listen(another, complaints))
    await use(page)
    expect(complaints.filter((text) => !(expectedComplaints?.test(text) ?? false))).toEqual([])
  },
  board: async ({ page }, use) => use(new Board(page)),
})

export { expect }

/** Collects what goes wrong on a page from now on. */
function listen(page: Page, complaints: string[] = []): string[] {
  page.on('console', (message) => {
    if (message.type() === 'error' || /content.security.policy/i.test(message.text())) complaints.push(message.text())
  })
  page.on('pageerror', (problem) => complaints.push(problem.message))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed'
    // A browser aborts what nobody waits for any more: prefetches, and whatever was on its way when the page was left.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`${reason} ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`)
  })
  return complaints
}

interface Beginning {
  /** Ultima, unless told. */
  readonly variant?: string | undefined
  readonly start?: string
  readonly moves?: readonly string[]
  /** Moves cost no time. */
  readonly clock?: { readonly kind: 'fischer'; readonly initial: number; readonly increment: number }
  readonly bot?: {
    readonly level: 'novice' | 'beginner' | 'casual' | 'improver' | 'club' | 'expert' | 'champion' | 'master'
    /** The seat of the bot; the person has the other one. */
    readonly seat: 0 | 1
  }
}

interface StoredGame {
  readonly id: string
  readonly moves: readonly string[]
  readonly outcome: { readonly reason: string; readonly winner: number | null } | null
}

/** Begins a game for whoever the request speaks for, and plays it so far. Answers its id. */
export async function seedGame(
  request: APIRequestContext,
  { variant = 'ultima', start, moves = [], clock, bot }: Beginning = {},
  base = '',
): Promise<string> {
  const mode = bot === undefined ? { mode: 'device', clock } : { mode: 'bot', botLevel: bot.level, seat: 1 - bot.seat }
  const { id } = await mutate(request, 'games.create', { variant, start, ...mode }, base)
  for (const [ply, move] of moves.entries()) {
    await mutate(
      request,
      'games.move',
      { id, ply, move, clientId: `seed-${id}-${ply}`, ...(clock && { thought: 0 }) },
      base,
    )
  }
  return id
}

/** The game as the server keeps it. */
export async function storedGame(request: APIRequestContext, id: string, base = ''): Promise<StoredGame> {
  const answer = await request.get(`${base}/api/trpc/games.get?input=${encodeURIComponent(JSON.stringify({ id }))}`)
  expect(answer.ok()).toBe(true)
  return (await answer.json()).result.data
}

export async function mutate(
  request: APIRequestContext,
  procedure: string,
  input: object,
  base = '',
): Promise<StoredGame> {
  const answer = await request.post(`${base}/api/trpc/${procedure}`, { data: input })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()).result.data
}
