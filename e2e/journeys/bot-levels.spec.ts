import { expect, storedGame, test } from '../fixtures.ts'
import { soundMove } from '../sound-move.ts'

const names = ['Novice', 'Beginner', 'Casual', 'Improver', 'Club player', 'Expert', 'Champion', 'Master']

test('each of the eight levels is chosen by its face and plays', async ({ page, board }) => {
  test.setTimeout(180_000)
  for (const name of names) {
    await page.goto('/variants/ultima/play')
    await page.getByRole('radio', { name }).check()
    await page.getByRole('button', { name: 'Set up the board' }).click()
    await page.waitForURL(/\/games\//)
    await expect(page.getByText(`${name} (bot), Black`)).toBeVisible()
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    for (const ply of [0, 2]) {
      const { moves } = await storedGame(page.request, id)
      await board.make(soundMove(moves))
      await expect
        .poll(async () => (await storedGame(page.request, id)).moves.length, { timeout: 30_000 })
        .toBe(ply + 2)
    }
  }
})

test('a hint shows the man, then the move; the bot says what its move was for, and gives way to another', async ({
  page,
  board,
}) => {
  await page.goto('/variants/ultima/play')
  await page.getByRole('button', { name: 'Set up the board' }).click()
  await page.waitForURL(/\/games\//)
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await board.play('a2a4')
  await expect.poll(async () => (await storedGame(page.request, id)).moves.length).toBe(2)

  await page.getByRole('button', { name: 'What was that for?' }).click()
  await expect(page.getByRole('region', { name: 'Why?' }).getByRole('status')).toContainText(/\w+\./)

  await page.getByRole('button', { name: 'Hint' }).click()
  await expect(page.getByText(/^Look at your /).first()).toBeVisible()
  await expect(page.locator('[data-mark="frame"]')).toHaveCount(1)
  await expect(page.locator('[data-mark="arrow"]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Show the move' }).click()
  await expect(page.getByText(/^Hint: White /).first()).toBeVisible()
  await expect(page.locator('[data-mark="arrow"]')).toHaveCount(1)

  await page.getByRole('button', { name: 'Change the bot; it is Novice now' }).click()
  const dialog = page.getByRole('dialog', { name: 'Who shall play on?' })
  await dialog.getByRole('radio', { name: 'Expert' }).check()
  await dialog.getByRole('button', { name: 'Play on against Expert' }).click()
  await expect(page.getByText('Expert (bot), Black')).toBeVisible()

  await page.getByRole('button', { name: 'Offer a draw' }).click()
  await expect(page.getByText(/^Expert wants to see more/).first()).toBeVisible()

  const text = async () => (await page.request.get(`/games/${id}/game.pgn`)).text()
  await expect.poll(text).toContain('[Black "Expert (bot)"]')
  expect(await text()).toContain('{From here on the bot is Expert.}')
})
