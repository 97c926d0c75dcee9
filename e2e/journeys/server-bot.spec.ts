import { expect, test } from '../fixtures.ts'

test('a bot plays in the fog from the server, and nothing of what it hides reaches the page', async ({
  page,
  board,
}) => {
  const told: string[] = []
  page.on('response', async (response) => {
    if (/api\/trpc|\/games\/|events/.test(response.url())) told.push(await response.text().catch(() => ''))
  })
  await page.goto('/variants/fog-of-war/play')
  await page.getByRole('radio', { name: 'You and a bot' }).check()
  await page.getByRole('radio', { name: 'White', exact: true }).check()
  await expect(page.getByText('is told what its own side sees')).toBeVisible()
  await page.getByRole('button', { name: 'Set up the board' }).click()
  await page.waitForURL('**/games/*')
  await expect(page.getByText('Novice-bot').first()).toBeVisible()
  await expect(board.cell('e7')).toHaveAccessibleName('e7, in the fog')

  await board.play('e2e4')
  const moves = page.getByRole('region', { name: 'Moves' })
  await expect(moves).toContainText('?', { timeout: 20_000 })
  await board.play('d2d3')
  // Seen by nobody but the bot: where it has moved stands in no answer.
  expect(told.join().match(/"move":"[a-h][78][a-h][1-8]"/g)).toBeNull()

  await page.getByRole('button', { name: 'Resign' }).click()
  await page.getByRole('button', { name: 'Resign the game' }).click()
  await expect(page.getByText('White resigned.')).toBeVisible()

  // It plays once more when it is asked, with sides changed, and begins.
  const before = page.url()
  await page.getByRole('button', { name: 'Rematch' }).click()
  await page.waitForURL((url) => url.href !== before && url.pathname.startsWith('/games/'))
  await expect(page.getByRole('region', { name: 'Moves' })).toContainText('?', { timeout: 20_000 })
})
