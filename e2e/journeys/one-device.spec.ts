import { expect, seedGame, storedGame, test } from '../fixtures.ts'
import { shortGame } from '../playthrough.ts'

test('two people play from the first move to checkmate, and every capture is named', async ({ page, board }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Play Ultima' }).first().click()
  await page.getByRole('radio', { name: 'Two at one device' }).check()
  await page.getByRole('button', { name: 'Set up the board' }).click()
  await page.waitForURL('**/games/*')
  const address = page.url()

  for (const move of shortGame) await board.play(move)

  await expect(page.getByText('White wins')).toBeVisible()
  await expect(page.getByText('Checkmate.')).toBeVisible()
  const moves = page.getByRole('region', { name: 'Moves' })
  await expect(moves).toContainText('Nb1-g6')
  await expect(moves).toContainText('xd3')
  await expect(moves).toContainText('Pc4-h4')
  await expect(moves).toContainText('xh3')
  await expect(moves).toContainText('Ng6-e8')
  const lost = page.getByRole('definition')
  await expect(lost.nth(0)).toHaveText('none')
  await expect(lost.nth(1)).not.toHaveText('none')

  // The last victim has left.
  await expect(board.man('f7')).toHaveCount(0)
  const men = await board.men()
  await page.reload()
  await expect(page.getByText('Checkmate.')).toBeVisible()
  expect(await board.men()).toEqual(men)

  await page.goto('/games')
  await page
    .getByRole('link', { name: /Ultima/ })
    .filter({ hasText: /move/ })
    .first()
    .click()
  await page.waitForURL(address)
  await page.getByRole('button', { name: 'First position' }).click()
  await expect(board.man('b2')).toHaveCount(1)
  await expect(board.man('d7')).toHaveCount(1)
})

test('a frozen man is taken off only after a second word', async ({ page, board }) => {
  const id = await seedGame(page.request, { start: '7k/8/8/4m3/3N4/8/8/K7 w' })
  await page.goto(`/games/${id}`)
  await board.cell('d4').click()
  await page.getByRole('button', { name: 'Take off the leaper on d4' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Take your leaper on d4 off the board?')
  await dialog.getByRole('button', { name: 'Leave it there' }).click()
  await expect(board.man('d4')).toHaveCount(1)

  await page.getByRole('button', { name: 'Take off the leaper on d4' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take it off' }).click()
  await expect(board.man('d4')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Moves' })).toContainText('d4*')
  await expect.poll(async () => (await storedGame(page.request, id)).moves.length).toBe(1)
})

test('a man that cannot move says why', async ({ page, board }) => {
  const id = await seedGame(page.request, { start: '7k/8/8/4m3/3N4/8/8/K7 w' })
  await page.goto(`/games/${id}`)
  await board.cell('d4').click()
  await expect(page.getByRole('region', { name: 'Why?' })).toContainText('Frozen by the immobilizer on e5')
  await page.keyboard.press('Escape')
  await board.cell('e5').click()
  const why = page.getByRole('region', { name: 'Why?' })
  // Before an eye and before an ear the same: it is not its turn, and not that it has nowhere to go.
  await expect(why).toContainText('It is White’s turn.')
  await expect(why).toContainText('On its own turn it would have 22 moves; none of them takes anything.')
  await expect(page.locator('.v-announcer')).toContainText('Black immobilizer on e5, not to be moved now.')

  await page.goto(`/games/${await seedGame(page.request)}`)
  await board.cell('a1').click()
  await expect(why).toContainText(
    'It has nowhere to go: the pawn on a2, the leaper on b1 and the pawn on b2 are in its way.',
  )
})

test('what a move took is said beside the board, and a mate says what it means', async ({ page, board }) => {
  const id = await seedGame(page.request, { moves: shortGame.slice(0, -1) })
  await page.goto(`/games/${id}`)
  await board.play(shortGame.at(-1) ?? '')
  await expect(page.getByText('Checkmate. Black’s king is attacked, and no move makes it safe.')).toBeVisible()
  const why = page.getByRole('region', { name: 'Why?' })
  await expect(why).toContainText('White leaper, g6 to e8; check.')
  await expect(why).toContainText('Leapt over: the pawn on f7.')
  await expect(why).toContainText('Black king on d7')
  await expect(why).toContainText('Could be taken by')
})

test('moves are taken back, and a game is resigned only after a second word', async ({ page, board }) => {
  const id = await seedGame(page.request, { moves: ['a2a4'] })
  await page.goto(`/games/${id}`)
  await board.play('a7a5')
  await page.getByRole('button', { name: 'Take back' }).click()
  await expect(board.man('a7')).toHaveCount(1)
  await expect(board.man('a5')).toHaveCount(0)
  await expect.poll(async () => (await storedGame(page.request, id)).moves).toEqual(['a2a4'])

  await page.getByRole('button', { name: 'Resign' }).click()
  await expect(page.getByText('Resign this game as Black?')).toBeVisible()
  await page.getByRole('button', { name: 'Play on' }).click()
  await expect(page.getByText('White wins')).toHaveCount(0)
  await page.getByRole('button', { name: 'Resign' }).click()
  await page.getByRole('button', { name: 'Resign the game' }).click()
  await expect(page.getByText('White wins')).toBeVisible()
  await page.getByRole('button', { name: 'Rematch' }).click()
  await expect(page).not.toHaveURL(new RegExp(id))
  await expect(board.man('a2')).toHaveCount(1)
})

test('who looks back cannot move until the game is shown again', async ({ page, board }) => {
  const id = await seedGame(page.request, { moves: ['a2a4', 'a7a5', 'b2b4'] })
  await page.goto(`/games/${id}`)
  await page.getByRole('button', { name: 'One move back' }).click()
  await expect(page.getByText('Looking back: Black’s move 1')).toBeVisible()
  await board.cell('b2').click()
  await expect(board.cell('b3')).not.toHaveAccessibleName(/may go here/)
  expect((await storedGame(page.request, id)).moves).toHaveLength(3)
  await page.getByRole('button', { name: 'To the game' }).click()
  await board.play('b7b5')
  expect((await storedGame(page.request, id)).moves).toHaveLength(4)
})

test('the board turns, changes its men and puts letters on them', async ({ page, board }) => {
  const id = await seedGame(page.request)
  await page.goto(`/games/${id}`)
  const before = await board.cell('a1').boundingBox()
  await page.getByRole('button', { name: 'Turn the board' }).click()
  await expect.poll(async () => (await board.cell('a1').boundingBox())?.y).toBeLessThan(before?.y ?? 0)
  const drawn = () => board.man('a1').innerHTML()
  const chess = await drawn()
  await page.getByRole('radio', { name: 'Emblems' }).check()
  await expect.poll(drawn).not.toBe(chess)
  const bare = await drawn()
  await page.getByRole('switch', { name: 'Letters on the men' }).check()
  await expect.poll(drawn).not.toBe(bare)
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Emblems' })).toBeChecked()
})
