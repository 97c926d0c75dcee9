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

test('whatever is answered, it says that it stands in no frame, is what it says it is, and asks for nothing', async ({
  request,
}) => {
  const script = /\/_next\/static\/[^"]+\.js/.exec(await (await request.get('/')).text())?.[0] ?? ''
  const asked: readonly (readonly [path: string, status: number])[] = [
    ['/', 200],
    ['/no-such-page', 404],
    ['/%ff', 404],
    ['/api/health', 200],
    ['/api/none', 404],
    ['/api/%ff', 400],
    ['/api/trpc/games.get?input=%7B%7D', 400],
    ['/api/auth/session', 200],
    ['/api/v1/players?beginning=a', 200],
    ['/api/v1/none', 404],
    ['/games/none/events', 404],
    ['/games/none/game.pgn', 404],
    ['/account/data', 401],
    [script, 200],
    ['/icon.svg', 200],
  ]
  for (const [path, status] of asked) {
    const answer = await request.get(path)
    const headers = answer.headers()
    expect([path, answer.status()]).toEqual([path, status])
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': path.startsWith('/api/v1/') ? 'cross-origin' : 'same-origin',
      'x-frame-options': 'DENY',
      'permissions-policy': expect.stringContaining('camera=()'),
    })
    // Over plain HTTP nobody is sent to TLS that is not there.
    expect(headers).not.toHaveProperty('strict-transport-security')
    expect(headers).not.toHaveProperty('x-powered-by')
    // A file is neither a page nor an answer, and a worker goes by what its own file says.
    const isFile = path === script || path === '/icon.svg'
    if (!isFile) expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  }
})
