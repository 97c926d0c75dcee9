import { expect, test } from '../fixtures.ts'

test('the library shows what answers to a search, says when nothing does, and keeps the search in the address', async ({
  page,
}) => {
  await page.goto('/variants')
  const cards = page.getByRole('article')
  await expect(cards.filter({ hasText: 'Raumschach' })).toBeVisible()
  const field = page.getByRole('searchbox', { name: 'Find a game' })
  await field.fill('glinski hexes')
  await expect(cards.filter({ visible: true })).toHaveCount(1)
  await expect(page.getByRole('status')).toContainText('1 game of')
  await expect(page).toHaveURL(/q=glinski%20hexes/)
  await field.fill('zebra')
  await expect(page.getByText('No game here answers to “zebra”.')).toBeVisible()
  await page.getByRole('link', { name: 'Show all games' }).click()
  await expect(cards.filter({ hasText: 'Raumschach' })).toBeVisible()
  await page.getByRole('link', { name: 'Two boards' }).click()
  await page.reload()
  await expect(field).toHaveValue('Two boards')
  await expect(cards.filter({ visible: true })).toHaveCount(1)
})

test.describe('without JavaScript', () => {
  // Scripts that a browser without scripting does not run count for it as forbidden by the policy.
  test.use({ javaScriptEnabled: false, expectedComplaints: /^csp .*\.js$/ })

  test('the library is a plain list, and can be searched', async ({ page }) => {
    await page.goto('/variants')
    expect(await page.getByRole('article').count()).toBeGreaterThan(18)
    await page.getByRole('searchbox').fill('hands')
    await page.getByRole('button', { name: 'Find' }).click()
    await expect(page).toHaveURL(/q=hands/)
    await expect(page.getByRole('heading', { name: 'Shogi', exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Raumschach' })).toBeHidden()
  })
})
