import { expect, test } from '@playwright/test'

const pages = [
  '/',
  '/variants',
  '/variants/ultima',
  '/variants/ultima/play',
  '/play',
  '/games',
  '/credits',
  '/gallery',
  '/no-such-page',
]

for (const path of pages) {
  test(`${path} runs no script that lacks the nonce of its answer, and breaks no rule of its own`, async ({
    page,
    request,
  }) => {
    const html = await request.get(path)
    const policy = html.headers()['content-security-policy'] ?? ''
    const nonce = /script-src 'self' 'nonce-([^']+)' 'strict-dynamic'/.exec(policy)?.[1]
    expect(nonce).toBeTruthy()
    expect(policy).not.toContain('unsafe-eval')
    const scripts = (await html.text()).match(/<script\b[^>]*>/g) ?? []
    expect(scripts.length).toBeGreaterThan(0)
    for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`)

    const violations: string[] = []
    page.on('console', (message) => {
      if (/content.security.policy/i.test(message.text())) violations.push(message.text())
    })
    await page.goto(path)
    // Once the browser has nothing better to do, the page's own scripts have run.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    expect(violations).toEqual([])
  })
}

test('pages say how they may be used by others, and files are kept for ever', async ({ request }) => {
  const page = await request.get('/')
  expect(page.headers()).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
  })
  expect(page.headers()).not.toHaveProperty('x-powered-by')
  const file = /\/_next\/static\/[^"]+\.js/.exec(await page.text())?.[0] ?? ''
  const script = await request.get(file)
  expect(script.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(script.headers()).not.toHaveProperty('content-security-policy')
})
