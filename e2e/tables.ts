import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { Board } from './board.ts'
import { expect, mutate } from './fixtures.ts'

interface Sitting {
  readonly variant?: string
  /** Half an hour and twenty seconds a move, unless told: no game is lost because a page was slow. */
  readonly clock?: { readonly kind: 'fischer'; readonly initial: number; readonly increment: number }
  /** What has been played already. After the first move of each no game is called off because a page was slow to open. */
  readonly moves: readonly string[]
}

const unhurried = { kind: 'fischer', initial: 1_800_000, increment: 20_000 } as const

/** Seats two guests at a game, White first. Answers its address. */
export async function seat(
  white: APIRequestContext,
  black: APIRequestContext,
  { variant = 'ultima', clock = unhurried, moves }: Sitting,
): Promise<string> {
  const { id: seek } = await mutate(white, 'lobby.post', { variant, clock, seat: 0, rated: false })
  const answer = await black.post('/api/trpc/lobby.accept', { data: { id: seek } })
  expect(answer.ok(), await answer.text()).toBe(true)
  const id: string = (await answer.json()).result.data.gameId
  for (const [ply, move] of moves.entries()) {
    await mutate(ply % 2 === 0 ? white : black, 'online.move', { id, ply, move, clientId: `seed-${id}-${ply}` })
  }
  return `/games/${id}`
}

/** Somebody else, at a browser of their own. */
export async function another(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage()
}

/** Opens a table and waits until it has come to life: then it looks once whether it is still what the server has. */
export async function openTable(page: Page, path: string): Promise<Board> {
  const looked = page.waitForResponse((response) => response.url().includes('online.get'))
  await page.goto(path)
  await looked
  return new Board(page)
}

/** Opens a page of the lobby, and waits until it hears: then it looks at the lobby again. */
export async function openLobby(page: Page, path: string): Promise<void> {
  const alive = page.waitForResponse((response) => response.url().includes('/api/trpc/lobby.'))
  await page.goto(path)
  await alive
}

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** What the server keeps of a game between people, as a program reads it. */
export async function record(request: APIRequestContext, path: string) {
  const answer = await request.get(`/api/v1${path}`)
  expect(answer.ok(), await answer.text()).toBe(true)
  return answer.json()
}
