import { expect, seedGame, test } from '../fixtures.ts'

test.describe('a browser that keeps no cookies', () => {
  test('is told so before it begins a game, and at a game', async ({ page, request }) => {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setDocumentCookieDisabled', { disabled: true })
    await page.goto('/variants/ultima/play')
    await expect(page.getByText('This browser keeps no cookies for this site.')).toBeVisible()
    await page.goto(`/games/${await seedGame(request)}`)
    await expect(page.getByText('Allow cookies for this site to play.')).toBeVisible()
    await expect(page.getByText('You are watching')).toHaveCount(0)
  })

  test('is told so at the game it began, though it says that it keeps them', async ({ page }) => {
    // Cookies of the visitor are lost on the way here, as if by a setting that the page is not told of.
    await page.route('**/api/trpc/games.create*', async (route) => {
      const response = await route.fetch()
      await page.context().clearCookies()
      const { 'set-cookie': _, ...headers } = response.headers()
      await route.fulfill({ response, headers })
    })
    await page.goto('/variants/ultima/play')
    await page.getByRole('radio', { name: 'Two at one device' }).check()
    await page.getByRole('button', { name: 'Set up the board' }).click()
    await expect(page.getByText('Allow cookies for this site to play.')).toBeVisible()
  })

  test('may not even try to keep one, and its light and its board change all the same', async ({ page }) => {
    const id = await seedGame(page.request)
    await page.addInitScript(() => {
      const deny = () => {
        throw new DOMException('denied', 'SecurityError')
      }
      Object.defineProperty(Document.prototype, 'cookie', { configurable: true, get: deny, set: deny })
    })
    await page.goto(`/games/${id}`)
    await page.getByRole('radio', { name: 'Emblems' }).check()
    await expect(page.getByRole('radio', { name: 'Emblems' })).toBeChecked()
    await page.getByRole('radio', { name: 'Lamplight' }).check()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })
})
