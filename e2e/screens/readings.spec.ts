import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '../fixtures.ts'

// What each reading allows was worked out by hand; the rules text beside the variant says it in full.
test('a rule in two readings is printed twice and tried by either, and a game begins under the one that is offered', async ({
  page,
}) => {
  await page.goto('/variants/baroque')
  const row = page.locator('#what-a-leap-of-the-chameleon-takes')
  await expect(row.getByRole('rowheader')).toContainText('What a leaping chameleon takes')
  await expect(row.getByRole('img')).toHaveCount(2)
  await expect(row.getByRole('cell').first()).toContainText('d6 × c6, d1, d3, d5, d7, e6, g6')
  await expect(row.getByRole('cell').last()).toContainText('d6 × d3, d5')

  await row.getByRole('button', { name: /^Try it in either reading/ }).click()
  const tried = page.locator('#what-a-leap-of-the-chameleon-takes + tr')
  const victims = async () => {
    await tried.locator('[data-cell="d2"]').click()
    await tried.locator('[data-cell="d6"]').hover()
    return tried.locator('[data-victim]')
  }
  await expect(await victims()).toHaveCount(7)
  await tried.getByRole('radio', { name: 'MK' }).press('Space')
  await expect(tried.getByRole('radio', { name: 'MK' })).toBeFocused()
  await expect(await victims()).toHaveCount(2)
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa'])
    .include('.differences')
    .analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])

  await row.getByRole('link', { name: 'begin a game' }).click()
  await expect(page.getByLabel('By whose rules')).toHaveValue('baroque+leap-only-chameleon')
  await page.getByRole('radio', { name: 'Two at one device' }).check()
  await page.getByRole('button', { name: 'Set up the board' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Baroque (leap-only chameleon)')
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  expect(await (await page.request.get(`/games/${id}/game.pgn`)).text()).toContain(
    '[Variant "Baroque (leap-only chameleon)"]',
  )

  // From the game the rules say that they print another reading, and where it differs.
  await page.getByRole('link', { name: 'Rules of Baroque (leap-only chameleon)' }).click()
  const notice = page.getByText('The reading in question, leap-only chameleon, is not the one printed here.')
  await expect(notice.getByRole('link', { name: 'What a leaping chameleon takes' })).toHaveAttribute(
    'href',
    '#what-a-leap-of-the-chameleon-takes',
  )
})
