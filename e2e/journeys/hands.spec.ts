import AxeBuilder from '@axe-core/playwright'
import { expect, seedGame, storedGame, test } from '../fixtures.ts'

test('a man that is taken comes to hand, is dropped by taps and by keys, and a reload keeps it all', async ({
  page,
  board,
}) => {
  const begun = ['e2e4', 'd7d5']
  const id = await seedGame(page.request, { variant: 'crazyhouse', moves: begun })
  // A page that has come alive looks at once whether the game has gone on; before that it hears no keys.
  const alive = page.waitForResponse(/\/api\/trpc\/games\./)
  await page.goto(`/games/${id}`)
  await alive
  const hand = (side: string) => page.getByRole('list', { name: `${side}’s hand` })
  const heard = page.locator('.v-announcer')
  await expect(hand('White')).toContainText('Nothing in hand')
  await board.play('e4d5')
  await board.play('d8d5')
  await expect(hand('Black')).toContainText('pawn, 1 in hand')

  await hand('White').getByRole('button', { name: 'pawn, 1 in hand' }).click()
  await expect(board.cell('e6')).toHaveAccessibleName(/may be dropped here/)
  await expect(board.cell('e1')).not.toHaveAccessibleName(/may be dropped here/)
  await expect(page.getByRole('region', { name: 'Why?' })).toContainText('White pawn in hand')
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id: fault, nodes }) => `${fault}: ${nodes.map((node) => node.target).join(' ')}`)).toEqual(
    [],
  )
  await board.cell('e6').click()
  await expect(board.man('e6')).toHaveCount(1)
  await expect(heard).toContainText('White pawn dropped on e6.')
  await expect(hand('White')).toContainText('Nothing in hand')
  await expect(page.getByRole('region', { name: 'Moves' })).toContainText('P@e6')

  await board.grid.focus()
  await page.keyboard.press('@')
  await expect(hand('Black').getByRole('button')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(board.grid).toBeFocused()
  await expect(board.cell('d4')).toHaveAccessibleName(/may be dropped here/)
  await page.keyboard.type('d4')
  await page.keyboard.press('Enter')
  await expect(board.man('d4')).toHaveCount(1)
  await expect
    .poll(async () => (await storedGame(page.request, id)).moves)
    .toEqual([...begun, 'e4d5', 'd8d5', 'P@e6', 'P@d4'])

  await page.reload()
  await expect(board.man('e6')).toHaveCount(1)
  await expect(board.man('d4')).toHaveCount(1)
  await expect(hand('White')).toContainText('Nothing in hand')
  await expect(hand('Black')).toContainText('Nothing in hand')
})
