import { expect, seedGame, storedGame, test } from '../fixtures.ts'

test('two play by a clock at one device: the flag falls, and a page loaded again shows it', async ({ page, board }) => {
  const alive = page.waitForResponse((response) => response.url().includes('/api/trpc/lobby.'))
  await page.goto('/play')
  await alive
  await page.getByText('On this device').click()
  const device = page.locator('.lobby-device')
  await device.getByLabel('Clock, for each of you').selectOption('own')
  await device.getByLabel('Minutes at first').fill('0,05')
  await device.getByLabel('Seconds for each move').fill('0')
  await device.getByRole('button', { name: 'Two at one device' }).click()
  await page.waitForURL('**/games/*')
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''

  // First turns cost nothing, so nothing here is a matter of haste.
  const white = page.getByRole('timer', { name: /White/ })
  await expect(white).toHaveText('0:03.0')
  await board.play('a2a4')
  await board.play('a7a5')
  await expect(page.getByText('White’s time ran out.')).toBeVisible()
  await expect(page.getByText('Black wins')).toBeVisible()
  await expect(white).toHaveText('0:00.0')
  await expect.poll(async () => (await storedGame(page.request, id)).outcome?.reason).toBe('timeout')
  await page.reload()
  await expect(page.getByText('White’s time ran out.')).toBeVisible()
  await expect(page.getByRole('timer', { name: /Black/ })).toHaveText('0:03.0')
})

test('a game whose page is opened again rests until somebody goes on, and whenever it is told to', async ({
  page,
  board,
}) => {
  const clock = { kind: 'fischer', initial: 600_000, increment: 0 } as const
  const id = await seedGame(page.request, { clock, moves: ['a2a4', 'a7a5'] })
  const alive = page.waitForResponse((response) => response.url().includes('/api/trpc/games.'))
  await page.goto(`/games/${id}`)
  await alive
  await expect(page.getByText('The game rests')).toBeVisible()
  await expect(board.grid).toBeHidden()
  const white = page.getByRole('timer', { name: /White/ })
  await expect(white).toHaveText('10:00')
  await page.locator('.rest-card').getByRole('button', { name: 'Go on' }).press('Enter')
  await expect(board.grid).toBeVisible()
  await expect(white).not.toHaveText('10:00')

  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(board.grid).toBeHidden()
  await page.reload()
  await expect(page.getByText('The game rests')).toBeVisible()
  await expect(white).toHaveText(/^9:\d\d$/)
})
