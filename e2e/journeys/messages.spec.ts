import type { CDPSession, Page } from '@playwright/test'
import { expect, mutate, test } from '../fixtures.ts'

/** Without a push service in reach a browser cannot subscribe; all else about it is the browser's own. */
function answerForThePushService(): void {
  const name = 'stands in for what the browser remembers'
  const kept = {
    toJSON: () => ({
      endpoint: 'https://push.service.example/send/this-browser',
      keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
    }),
    unsubscribe: async () => {
      localStorage.removeItem(name)
      return true
    },
  }
  Object.assign(PushManager.prototype, {
    subscribe: async ({ userVisibleOnly }: { readonly userVisibleOnly: boolean }) => {
      if (!userVisibleOnly) throw new Error('A browser lets no site send what it does not show.')
      localStorage.setItem(name, 'yes')
      return kept
    },
    getSubscription: async () => (localStorage.getItem(name) === null ? null : kept),
  })
}

/** Sends a message to the worker of the site, as the browser does when one has come. */
async function sender(page: Page, cdp: CDPSession) {
  let registrationId = ''
  cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    registrationId = registrations[0]?.registrationId ?? registrationId
  })
  await cdp.send('ServiceWorker.enable')
  await expect.poll(() => registrationId).not.toBe('')
  const { origin } = new URL(page.url())
  return (message: object) =>
    cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) })
}

/** What the site shows outside its pages. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    const { getNotifications } = ServiceWorkerRegistration.prototype
    const all = await getNotifications.call(await navigator.serviceWorker.ready)
    return all.map(({ title, body, tag }) => ({ title, body, tag }))
  })

test('a browser takes messages when it is told to, shows them where no page does, and stops', async ({
  page,
  context,
}) => {
  await mutate(page.request, 'account.signUp', { name: 'Bell', password: 'a withdrawer leaves' })
  await context.grantPermissions(['notifications'])
  await page.addInitScript(answerForThePushService)
  await page.goto('/account')
  const told = page.getByRole('region', { name: 'What you are told' })
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations().then(({ length }) => length))).toBe(0)

  await told.getByRole('button', { name: 'Take messages in this browser' }).click()
  await expect(told.getByText('This browser tells you, also while no page is open.')).toBeVisible()
  await page.reload()
  await expect(told.getByText('This browser tells you, also while no page is open.')).toBeVisible()

  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  const cdp = await context.newCDPSession(page)
  const send = await sender(page, cdp)
  const message = { title: 'It is your turn.', body: 'Ultima, move 3', path: '/games/one', tag: 'one' }
  await send({ ...message, tag: 'told by the page', isShownAlways: false })
  // On a busy machine the browser loses what comes while the worker still wakes; of one tag it shows the last.
  await expect(async () => {
    await send({ ...message, isShownAlways: true })
    expect(await shown(page)).toEqual([{ title: message.title, body: message.body, tag: 'one' }])
  }).toPass({ timeout: 30_000 })

  await told.getByRole('button', { name: 'Take no messages any more' }).click()
  await expect(told.getByText('This browser shows you nothing while no page is open.')).toBeVisible()
  await page.reload()
  await expect(told.getByRole('button', { name: 'Take messages in this browser' })).toBeEnabled()
})

test.describe('a browser that no push service can reach', () => {
  // As this one has it that keeps nothing, and others whose maker's service is away have it in other words.
  test.use({ expectedComplaints: /Push API/ })

  test('says so, and takes none', async ({ page, context }) => {
    await mutate(page.request, 'account.signUp', { name: 'Belfry', password: 'a withdrawer leaves' })
    await context.grantPermissions(['notifications'])
    await page.goto('/account')
    const told = page.getByRole('region', { name: 'What you are told' })
    await told.getByRole('button', { name: 'Take messages in this browser' }).click()
    await expect(told.getByRole('alert')).toContainText('could not be reached')
    await expect(told.getByRole('button', { name: 'Take messages in this browser' })).toBeEnabled()
  })
})
