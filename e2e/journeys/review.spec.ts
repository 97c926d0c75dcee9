import { expect, seedGame, test } from '../fixtures.ts'

test('a game is reviewed move by move, and its mistake made good', async ({ page, board }) => {
  // Two moves that let the queen in, and the mate.
  const id = await seedGame(page.request, { variant: 'chess', moves: ['f2f3', 'e7e5', 'g2g4', 'd8h4'] })
  await page.goto(`/games/${id}`)
  await page.getByRole('link', { name: 'Review', exact: true }).click()
  await page.waitForURL(`**/games/${id}/review`)

  await expect(page.getByText(/turning point/).first()).toBeVisible({ timeout: 60_000 })
  const accuracy = page.getByRole('table', { name: 'Accuracy' })
  await expect(accuracy.getByRole('row', { name: /Black/ })).toContainText('0 blunders')

  // By key to the move that lost.
  await page.keyboard.press('[')
  const shown = page.getByRole('region', { name: 'The move', exact: true })
  await expect(shown).toContainText('2. g4')
  await expect(shown).toContainText('Blunder')
  await expect(page.getByRole('slider', { name: 'Position in the game' })).toHaveAttribute('aria-valuetext', /g4/)

  await shown.getByRole('button', { name: 'Try it yourself' }).click()
  const panel = page.getByRole('region', { name: /^Mistake/ })
  await expect(panel).toContainText('White played 2. g4. Find something better.')
  await board.tap('g2g4')
  await expect(panel).toContainText('That was the mistake')
  await panel.getByRole('button', { name: 'Try again' }).click()
  await board.tap('e2e4')
  await expect(panel.getByText(/is good|own choice/)).toBeVisible()
  await panel.getByRole('button', { name: 'Back to the review' }).click()
  await expect(shown).toContainText('2. g4')

  // A second visitor's browser would begin anew; this one remembers.
  await page.reload()
  await expect(page.getByText(/turning point/).first()).toBeVisible()

  const reel = await page.request.get(`/games/${id}/game.gif`)
  expect([reel.status(), reel.headers()['content-type']]).toEqual([200, 'image/gif'])
})
