import { expect, test } from '@playwright/test'

test('the first page answers and says where one is', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (problem) => complaints.push(problem.message))

  const response = await page.goto('/')

  expect(response?.status()).toBe(200)
  await expect(page).toHaveTitle(/Variorum/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(complaints).toEqual([])
})

test('every face of the edition can be read by the browser', async ({ page }) => {
  await page.goto('/')
  const loaded = await page.evaluate(async () => {
    // The stand-ins for a face are looked for on the reader's machine, which need not have them.
    const ours = [...document.fonts].filter(({ family }) => !/fallback|Liberation|DejaVu/i.test(family))
    const outcomes = await Promise.allSettled(ours.map((face) => face.load()))
    return outcomes.map(({ status }) => status)
  })
  expect(loaded).toHaveLength(7)
  expect(new Set(loaded)).toEqual(new Set(['fulfilled']))
})
