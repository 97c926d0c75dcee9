import { type APIRequestContext, type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { test } from '../fixtures.ts'
import { OwnServer } from '../own-server.ts'

const password = 'a withdrawer leaves'

/** Somebody with an account and a browser of their own. */
async function member(browser: Browser, address: string, name: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: address })
  await ask(context.request, 'account.signUp', { name, password })
  return context
}

async function ask(request: APIRequestContext, path: string, input: unknown): Promise<unknown> {
  const answer = await request.post(`/api/trpc/${path}`, { data: input })
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()).result?.data
}

/** A page that hears what is pressed: it does once it has asked for something itself. */
async function open(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  return page
}

test('what a player reports a moderator reads and answers, and the other is told why', async ({ browser }) => {
  test.setTimeout(180_000)
  const server = await OwnServer.begin()
  try {
    const { address } = server
    const [rude, kind, keeper] = [
      await member(browser, address, 'Rude'),
      await member(browser, address, 'Kind'),
      await member(browser, address, 'Keeper'),
    ]
    // The built-in database is one process's; its keeper stops the server to appoint somebody.
    await server.kill()
    server.run('scripts/moderator.ts', 'keeper')
    await server.start()

    expect((await rude.request.get('/moderation')).status()).toBe(404)
    const profile = await open(kind, '/players/Rude')
    await profile.getByRole('button', { name: 'Report Rude' }).click()
    const dialog = profile.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Send the report' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('Choose what is wrong.')
    await dialog.getByLabel('Insults or harassment').check()
    await dialog.getByLabel('In your own words, if you like').fill('He called my king a pawn.')
    await dialog.getByRole('button', { name: 'Send the report' }).click()
    await expect(dialog.getByRole('heading', { name: 'The report was taken' })).toBeVisible()

    const queue = await open(keeper, '/moderation')
    const file = queue.getByRole('article', { name: 'Rude' })
    await expect(file).toContainText('He called my king a pawn.')
    await file.getByLabel('What is to be done').selectOption('mute')
    await file.getByLabel('For how long').selectOption('24')
    await file.getByLabel('Why').fill('Speak of kings as kings.')
    await file.getByRole('button', { name: 'Mute in chats: Rude' }).click()
    await expect(queue.getByText('No report is open.')).toBeVisible()
    await expect(queue.getByRole('region', { name: 'Done last' })).toContainText('Keeper: muted · Rude')

    const told = await open(rude, '/play')
    const news = told.getByRole('region', { name: 'From the moderators' })
    await expect(news).toContainText('Speak of kings as kings.')
    await news.getByRole('button', { name: 'I have read this' }).click()
    await expect(news).toBeHidden()
    await told.goto('/account')
    await expect(told.getByRole('main')).toContainText('You are muted')
    await Promise.all([rude, kind, keeper].map((context) => context.close()))
  } finally {
    await server.end()
  }
})
