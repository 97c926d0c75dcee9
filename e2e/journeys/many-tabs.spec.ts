import type { Page } from '@playwright/test'
import { Board } from '../board.ts'
import { expect, mutate, test } from '../fixtures.ts'

test('eight tabs of one browser follow a game over one stream, and go on when the tab that keeps it is closed', async ({
  context,
  page,
  playwright,
  baseURL,
}) => {
  const opponent = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL })
  const clock = { kind: 'fischer', initial: 600_000, increment: 0 }
  const seek = await mutate(opponent, 'lobby.post', { variant: 'chess', clock, seat: 0, rated: false })
  const accepted = await page.request.post('/api/trpc/lobby.accept', { data: { id: seek.id } })
  const id: string = (await accepted.json()).result.data.gameId
  const move = (ply: number, text: string) =>
    mutate(opponent, 'online.move', { id, ply, move: text, clientId: `move-${ply}-${id}` })

  const open = new Map<object, Page>()
  const count = (tab: Page) => {
    tab.on('request', (request) => {
      if (request.url().includes('/live.stream')) open.set(request, tab)
    })
    tab.on('requestfinished', (request) => open.delete(request))
    tab.on('requestfailed', (request) => open.delete(request))
  }
  const streams = () => [...open.values()].filter((tab) => !tab.isClosed()).length
  const tabs: Page[] = []
  for (let index = 0; index < 8; index++) {
    const tab = index === 0 ? page : await context.newPage()
    count(tab)
    tabs.push(tab)
    // A browser that has no connection to spare hangs here, at the seventh.
    await tab.goto(`/games/${id}`)
    await expect(new Board(tab).man('e2')).toHaveCount(1)
  }
  const allSee = async (cell: string) => {
    for (const tab of tabs) await expect(new Board(tab).man(cell)).toHaveCount(1)
  }
  await expect.poll(streams, { timeout: 15_000 }).toBe(1)
  await move(0, 'e2e4')
  await allSee('e4')

  await tabs.shift()?.close()
  await expect.poll(streams, { timeout: 15_000 }).toBe(1)
  const [next] = tabs
  await mutate(context.request, 'online.move', { id, ply: 1, move: 'e7e5', clientId: `answer-${id}` })
  await next?.bringToFront()
  await allSee('e5')
  expect(streams()).toBe(1)
})
