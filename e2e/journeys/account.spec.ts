import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, seedGame, storedGame, test } from '../fixtures.ts'

const password = 'a withdrawer leaves'

async function expectNoFaults(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
}

const isMine = async (page: Page, id: string) => (await storedGame(page.request, id)) as { readonly mine?: boolean }

test('a guest makes an account, keeps the game, comes back by name, changes the name once and closes the account', async ({
  page,
}) => {
  // Passwords are hashed slowly on purpose, and other work may be going on.
  test.setTimeout(120_000)
  const name = `Keeper-${Date.now().toString(36)}`
  const id = await seedGame(page.request)

  await page.goto('/')
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByRole('link', { name: 'Make an account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Make an account' })).toBeVisible()
  await page.getByLabel('Name').fill('moderator')
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Make the account' }).click()
  // What will not do is said beside its field, which has the focus, and nothing that was typed is lost.
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'This name is kept for the house. Choose another one.',
  )
  await expect(page.getByLabel('Name')).toBeFocused()
  await expect(page.getByLabel('Password')).toHaveValue(password)
  await page.getByLabel('Name').fill(name)
  await page.keyboard.press('Enter')
  const account = page.getByRole('link', { name: `Your account, ${name}` })
  await expect(account).toBeVisible()
  expect(await isMine(page, id)).toMatchObject({ mine: true })

  await account.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expectNoFaults(page)
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  expect(await isMine(page, id)).toMatchObject({ mine: false })

  await page.goto('/sign-in?next=/account')
  await page.getByLabel('Name or mail address').fill(name.toUpperCase())
  await page.getByLabel('Password').fill('a withdrawer stays')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Name and password do not fit together.')
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/account')
  expect(await isMine(page, id)).toMatchObject({ mine: true })

  await page.getByLabel('New name').fill(`${name}-2`)
  await page.getByRole('button', { name: 'Change the name' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${name}-2` })).toBeVisible()
  await expect(page.getByText('You have changed it, so it stays.')).toBeVisible()

  const closing = page.getByRole('region', { name: 'Close the account' })
  await closing.getByLabel('Your password').fill(password)
  await closing.getByRole('button', { name: `Close the account ${name}-2` }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  // The game stays, and nobody's.
  expect(await isMine(page, id)).toMatchObject({ mine: false })
})
