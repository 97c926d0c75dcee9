import { expect, seedGame, storedGame, test } from '../fixtures.ts'
import { soundMove } from '../sound-move.ts'

test('a whole game against the novice, from the first move to its end', async ({ page, board }) => {
  test.setTimeout(240_000)
  const id = await seedGame(page.request, { bot: { level: 'novice', seat: 1 } })
  await page.goto(`/games/${id}`)
  const ended = page.getByText(/You (win|lose)|A draw/)
  for (let turn = 0; turn < 150; turn++) {
    const { moves } = await storedGame(page.request, id)
    expect(moves.length % 2).toBe(0)
    await board.make(soundMove(moves, 4_000))
    // The novice has answered, or there was nothing to answer.
    await expect
      .poll(
        async () => (await ended.count()) > 0 || (await storedGame(page.request, id)).moves.length === moves.length + 2,
        {
          timeout: 20_000,
        },
      )
      .toBe(true)
    if ((await ended.count()) > 0) break
  }
  await expect(ended.first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Rematch' })).toBeVisible()
})

test('taking back against the bot gives one’s own move back', async ({ page, board }) => {
  const id = await seedGame(page.request, { bot: { level: 'novice', seat: 1 } })
  await page.goto(`/games/${id}`)
  await board.play('a2a4')
  await expect.poll(async () => (await storedGame(page.request, id)).moves.length).toBe(2)
  await page.getByRole('button', { name: 'Take back' }).click()
  await expect(board.man('a2')).toHaveCount(1)
  await expect.poll(async () => (await storedGame(page.request, id)).moves.length).toBe(0)
  await board.play('b2b4')
  await expect.poll(async () => (await storedGame(page.request, id)).moves.length).toBe(2)
})

test('the board answers before what only the bot has to show has come', async ({ page, board }) => {
  let letThrough = () => {}
  const pressed = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  let held = 0
  await page.route(/_next\/static\/chunks\/.*\.js/, async (route) => {
    const answer = await route.fetch()
    if ((await answer.text()).includes('"botSide"')) {
      held++
      await pressed
    }
    await route.fulfill({ response: answer })
  })
  const id = await seedGame(page.request, { bot: { level: 'novice', seat: 1 } })
  await page.goto(`/games/${id}`, { waitUntil: 'commit' })
  // What comes late is loaded ahead by a tag of its own, so the page never tells that it has loaded.
  await expect(page.locator('html')).toHaveAttribute('data-engine', 'worker')
  await board.cell('a2').click()
  await expect(board.cell('a4')).toHaveAccessibleName(/may go here/)
  expect(held).toBeGreaterThan(0)
  letThrough()
  await board.cell('a4').click()
  await expect.poll(async () => (await storedGame(page.request, id)).moves.length).toBe(2)
})

test('the bot that has White begins', async ({ page, board }) => {
  const id = await seedGame(page.request, { bot: { level: 'casual', seat: 0 } })
  await page.goto(`/games/${id}`)
  await expect.poll(async () => (await storedGame(page.request, id)).moves.length, { timeout: 20_000 }).toBe(1)
  await board.make(soundMove((await storedGame(page.request, id)).moves))
  await expect.poll(async () => (await storedGame(page.request, id)).moves.length, { timeout: 20_000 }).toBe(3)
})

test.describe('where workers are forbidden', () => {
  test.use({ expectedComplaints: /worker/i })

  test('the same table plays through the server, the bot too', async ({ page, board }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'))
    const id = await seedGame(page.request, { bot: { level: 'novice', seat: 1 } })
    await page.goto(`/games/${id}`)
    await board.play('c2c4')
    await expect.poll(async () => (await storedGame(page.request, id)).moves.length, { timeout: 20_000 }).toBe(2)
    await expect(page.locator('html')).toHaveAttribute('data-engine', 'server')
    await board.cell('d1').click()
    await expect(page.getByRole('region', { name: 'Why?' })).toContainText('White king on d1')
  })

  test.describe('and the rules fail once', () => {
    test.use({ expectedComplaints: /worker|Failed to load resource|ERR_/i })

    test('a bot that could not play its move thinks again when told to try now', async ({ page, board }) => {
      await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'))
      await page.route('**/api/trpc/*engine.play*', (route) => route.abort('connectionreset'), { times: 1 })
      const id = await seedGame(page.request, { bot: { level: 'novice', seat: 0 } })
      await page.goto(`/games/${id}`)
      await expect(page.getByText('The rules did not answer')).toBeVisible()
      expect((await storedGame(page.request, id)).moves).toEqual([])
      await page.getByRole('button', { name: 'Try now' }).click()
      await expect.poll(async () => (await storedGame(page.request, id)).moves.length, { timeout: 20_000 }).toBe(1)
      await board.make(soundMove((await storedGame(page.request, id)).moves))
    })
  })
})

test('the worker answers where there is one', async ({ page, board }) => {
  const id = await seedGame(page.request)
  await page.goto(`/games/${id}`)
  await board.play('c2c4')
  await expect(page.locator('html')).toHaveAttribute('data-engine', 'worker')
})
