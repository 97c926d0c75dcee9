import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, seedGame, test } from '../fixtures.ts'
import { shortGame } from '../playthrough.ts'

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Every page by its address; games are begun for the test. */
const pages: readonly {
  readonly name: string
  readonly path: string
  readonly variant?: string
  readonly moves?: readonly string[]
}[] = [
  { name: 'title page', path: '/' },
  { name: 'library', path: '/variants' },
  { name: 'rules', path: '/variants/ultima' },
  { name: 'start', path: '/variants/ultima/play' },
  { name: 'lobby', path: '/play' },
  { name: 'my games', path: '/games' },
  { name: 'game going on', path: '/games/', moves: shortGame.slice(0, 11) },
  { name: 'finished game', path: '/games/', moves: shortGame },
  { name: 'game of four', path: '/games/', variant: 'four-player-chess', moves: ['g2g3', 'R', 'g13g12'] },
  { name: 'sign in', path: '/sign-in' },
  { name: 'credits', path: '/credits' },
  { name: 'gallery', path: '/gallery' },
]

/** Both schemes and both widths, each once: axe walks every node, and what a scheme or a width alone spoils shows in either. */
const looks = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 360 },
] as const

for (const { name, path, variant, moves } of pages) {
  for (const { colorScheme, width } of looks) {
    test.describe(`${name}, ${colorScheme}, ${width} wide`, () => {
      test.use({ colorScheme, viewport: { width, height: 780 } })

      test('has one heading, no fault that axe knows of, and no sideways scroll at any width', async ({ page }) => {
        // The gallery has thousands of nodes, and other work may be going on.
        test.setTimeout(300_000)
        const address = moves === undefined ? path : `${path}${await seedGame(page.request, { variant, moves })}`
        const answer = await page.goto(address)
        expect(answer?.status()).toBe(200)
        await expect(page).toHaveTitle(/Variorum/)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        const axe = new AxeBuilder({ page }).withTags(wcag)
        // Of the hundred boards there, which take nearly all the time, one look is enough: other pages show boards too.
        if (path === '/gallery' && colorScheme === 'dark') axe.exclude('[role="grid"]').exclude('svg')
        const { violations } = await axe.analyze()
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
        ).toEqual([])
        for (const narrower of [width, 360, 320]) {
          await page.setViewportSize({ width: narrower, height: 700 })
          expect(await overflow(page), `${narrower} wide`).toBeLessThanOrEqual(0)
        }
      })
    })
  }
}

/** By how many pixels the page is wider than its window. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

test.describe('without JavaScript', () => {
  // Scripts that a browser without scripting does not run count for it as forbidden by the policy.
  test.use({ javaScriptEnabled: false, expectedComplaints: /^csp .*\.js$/ })

  test('the rules are there to read, boards and all', async ({ page }) => {
    await page.goto('/variants/ultima')
    await expect(page.getByRole('heading', { level: 1, name: 'Ultima' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'The immobilizer' })).toBeVisible()
    expect(await page.locator('figure svg').count()).toBeGreaterThan(20)
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Read the rules' })).toBeVisible()
  })

  test('one can make an account', async ({ page }) => {
    const name = `Plain-${Date.now().toString(36)}`
    await page.goto('/sign-up?next=/credits')
    await page.getByLabel('Name').fill('x')
    await page.getByLabel('Password').fill('a withdrawer leaves')
    await page.getByRole('button', { name: 'Make the account' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('A name has 3 to 20 characters.')
    await expect(page.getByLabel('Name')).toHaveValue('x')
    await page.getByLabel('Name').fill(name)
    await page.getByLabel('Password').fill('a withdrawer leaves')
    await page.getByRole('button', { name: 'Make the account' }).click()
    await expect(page).toHaveURL('/credits')
    await expect(page.getByRole('link', { name: `Your account, ${name}` })).toBeVisible()
  })

  test('a game shows how it stands', async ({ page }) => {
    const id = await seedGame(page.request, { moves: shortGame })
    await page.goto(`/games/${id}`)
    await expect(page.locator('[data-man="e8"]')).toHaveCount(1)
  })

  test('what needs it is said, and shows no controls that do nothing', async ({ page }) => {
    await page.goto('/variants/ultima')
    await expect(page.getByText(/answer only where JavaScript runs/)).toBeVisible()
    await expect(page.getByRole('button', { name: /^Try it/ })).toHaveCount(0)
    await page.goto('/')
    await expect(page.getByRole('button')).toHaveCount(0)
    await page.goto('/variants/ultima/play')
    await expect(page.getByText(/set up and played with JavaScript/)).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
    await page.goto(`/games/${await seedGame(page.request, { moves: shortGame.slice(0, 3) })}`)
    await expect(page.getByText(/Playing on needs JavaScript/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Turn the board' })).toHaveCount(0)
    await expect(page.getByRole('radio', { name: 'Lamplight' })).toHaveCount(0)
  })
})

test.describe('what is not there', () => {
  test.use({ expectedComplaints: /404/ })

  test('is said in words, with a way home', async ({ page }) => {
    for (const path of [
      '/nowhere',
      '/variants/nothing',
      '/games/nosuchgame12',
      '/variants/nothing/play',
      '/games/%E0%A4%A',
      '/%',
    ]) {
      const answer = await page.goto(path)
      expect(answer?.status(), path).toBe(404)
      await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'To the title page' })).toBeVisible()
    }
  })
})

test('the mark of the edition is there for whoever asks at the usual address', async ({ request }) => {
  const answer = await request.get('/favicon.ico')
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toMatch(/^image\//)
})

test('next-auth answers a session of nobody', async ({ request }) => {
  const answer = await request.get('/api/auth/session')
  expect(answer.status()).toBe(200)
  expect(await answer.json()).toBeNull()
})

test('pages do not move while they load', async ({ page }) => {
  const id = await seedGame(page.request, { moves: shortGame.slice(0, 5) })
  for (const path of ['/', '/variants/ultima', `/games/${id}`]) {
    await page.addInitScript(() => {
      Object.assign(window, { shifted: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
          if (!shift.hadRecentInput) Object.assign(window, { shifted: Reflect.get(window, 'shifted') + shift.value })
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
    expect(await page.evaluate(() => Reflect.get(window, 'shifted')), path).toBeLessThan(0.02)
  }
})
