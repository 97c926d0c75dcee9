import { type APIRequestContext, request } from '@playwright/test'
import { expect, mutate, test } from '../fixtures.ts'
import { OwnServer } from '../own-server.ts'

const password = 'a withdrawer leaves'

test('a challenge comes by letter to whoever is not here, and the link in it ends such letters', async ({ page }) => {
  // Passwords are hashed slowly on purpose, and letters wait until it is sure that nobody is there.
  test.setTimeout(150_000)
  const server = await OwnServer.begin({ VARIORUM_DEV_MAIL: '1' })
  const [ann, ben] = [await request.newContext(), await request.newContext()]
  const ask = (who: APIRequestContext, procedure: string, input: object) =>
    mutate(who, procedure, input, server.address)
  const letters = page.getByRole('main').getByRole('listitem')
  const letter = (subject: RegExp) => letters.filter({ has: page.getByRole('heading', { name: subject }) })
  const comes = async (subject: RegExp) => {
    await expect
      .poll(
        async () => {
          await page.goto(`${server.address}/dev/mail`)
          return letter(subject).count()
        },
        { timeout: 60_000 },
      )
      .toBe(1)
    // An address in a letter goes by the server's own name; the test reaches it by number.
    return async (path: RegExp) => {
      const links = await letter(subject).getByRole('link').allTextContents()
      const { pathname, search } = new URL(links.find((link) => path.test(link)) ?? '')
      return `${server.address}${pathname}${search}`
    }
  }

  await ask(ann, 'account.signUp', { name: 'Ann', password })
  await ask(ben, 'account.signUp', { name: 'Ben', password, email: 'ben@chess.example' })
  const confirm = await (await comes(/Is this your address/))(/verify/)
  await page.goto(confirm)
  await page.getByRole('main').getByRole('button').click()
  await expect(page).not.toHaveURL(/verify/)

  const challenge = { variant: 'ultima', clock: { kind: 'days', days: 3 }, seat: null, rated: false, opponent: 'Ben' }
  await ask(ann, 'lobby.challenge', challenge)
  const link = await comes(/^Ann challenges you to a game of Ultima/)
  await page.goto(await link(/unsubscribe/))
  await page.getByRole('button', { name: 'Send me no such letters' }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('No more letters about games')

  // Whoever read the letter here is a stranger; the account's own page shows what the link did.
  const { cookies } = await ben.storageState()
  await page.context().addCookies(cookies)
  await page.goto(`${server.address}/account`)
  const told = page.getByRole('region', { name: 'What you are told' })
  await expect(told.getByRole('checkbox', { name: /By letter/ })).toHaveCount(4)
  await expect(told.getByRole('checkbox', { name: /By letter/, checked: true })).toHaveCount(0)
  await expect(told.getByRole('checkbox', { name: /On pages|By browser/, checked: true })).toHaveCount(8)

  await told.getByRole('checkbox', { name: 'Your turn in a game of days, By letter' }).check()
  await told.getByRole('button', { name: 'Keep these choices' }).click()
  await expect(told.getByText('Your choices are kept.')).toBeVisible()
  await page.reload()
  await expect(told.getByRole('checkbox', { name: /By letter/, checked: true })).toHaveCount(1)

  await Promise.all([ann.dispose(), ben.dispose()])
  await server.end()
})
