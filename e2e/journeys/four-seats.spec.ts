import { expect, seedGame, storedGame, test } from '../fixtures.ts'

const variant = 'four-player-chess'

test('four play at one device: one is mated, one gives up, one claims the win by points', async ({ page, board }) => {
  await page.goto(`/variants/${variant}/play`)
  await page.getByRole('radio', { name: 'All at one device' }).check()
  await page.getByRole('radio', { name: 'A position' }).check()
  // Red mates Blue with c5–a5.
  await page
    .getByRole('textbox', { name: 'Position text (FEN)' })
    .fill('6,yK,7/14/14/bK,13/14/14/12,gP,1/13,gK/14/2,rR,11/1,rR,12/14/14/7,rK,6 r - - - 9,30,0,0 0 1')
  await page.getByRole('button', { name: 'Set up the board' }).click()
  await page.waitForURL('**/games/*')
  const plate = (name: string) => page.locator('.player-plate', { hasText: name })
  await expect(plate('Red')).toContainText('to move')

  await board.play('c5a5')
  await expect(plate('Red')).toContainText('29 points')
  await expect(plate('Blue')).toContainText('out')
  await expect(page.locator('[data-man="a11"][data-dead]')).toHaveCount(1)
  await expect(page.locator('.v-announcer')).toContainText('Blue is out of the game.')
  await expect(page.getByText('Yellow to move')).toBeVisible()

  // The board goes round by quarters: Blue’s edge, the left one, comes to the foot.
  await page.getByRole('button', { name: 'Turn the board' }).click()
  const at = async (cell: string) => (await board.cell(cell).boundingBox())?.y ?? 0
  expect(await at('a8')).toBeGreaterThan(await at('n8'))

  await page.getByRole('button', { name: 'Resign' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Resign this game as Yellow?')
  await expect(dialog).toContainText('The others play on.')
  await dialog.getByRole('button', { name: 'Leave the game' }).click()
  await expect(plate('Yellow')).toContainText('gave up')
  await expect(page.locator('.v-announcer')).toContainText('Yellow gives up and is out of the game.')
  await expect(page.getByText('Green to move')).toBeVisible()

  await page.getByRole('button', { name: 'Take back' }).click()
  await expect(page.getByText('Yellow to move')).toBeVisible()
  await board.play('g14g13')
  await board.play('n7n6')

  await page.getByRole('button', { name: 'Resign' }).click()
  await page.getByRole('button', { name: 'Leave the game' }).click()
  await expect(page.getByText('Yellow to move')).toBeVisible()
  await page.getByRole('button', { name: 'Resign' }).click()
  await expect(dialog).toContainText('It ends the game.')
  await dialog.getByRole('button', { name: 'Resign the game' }).click()
  // Blue is out and has thirty; Red has twenty-nine; Green gets Yellow’s king.
  await expect(page.getByText('Blue wins')).toBeVisible()
  await expect(page.getByRole('list', { name: 'How they stand' }).getByRole('listitem')).toHaveText([
    /Blue\s*30/,
    /Red\s*29/,
    /Green\s*20/,
    /Yellow\s*0/,
  ])

  const id = page.url().split('/').at(-1) ?? ''
  // The page shows the end at once and saves it behind that.
  await expect
    .poll(() => storedGame(page.request, id))
    .toMatchObject({
      moves: ['c5a5', 'g14g13', 'n7n6', 'R', 'R'],
      outcome: { reason: 'lastStanding', winner: 1 },
    })
  const text = await (await page.request.get(`/games/${id}/game.pgn`)).text()
  expect(text).toContain('[Result "*"]\n[Scores "29-30-0-20"]')
  await page.goto(`/games`)
  await expect(page.getByRole('link', { name: /Four-Player Chess/ }).first()).toContainText('Blue wins')
})

test('on a phone two players stand above the board and two below, and all of it is seen', async ({ page, board }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const id = await seedGame(page.request, { variant, moves: ['g2g3'] })
  await page.goto(`/games/${id}`)
  const grid = await board.grid.boundingBox()
  const seen = await page.locator('.around-seat').evaluateAll((seats) =>
    seats.map((seat) => {
      const { top, bottom, left, right } = seat.getBoundingClientRect()
      return { top, bottom, left, right }
    }),
  )
  const [top, bottom] = [grid?.y ?? 0, (grid?.y ?? 0) + (grid?.height ?? 0)]
  const [red, blue, yellow, green] = seen
  for (const above of [blue, yellow]) expect(above?.bottom).toBeLessThanOrEqual(top)
  for (const below of [red, green]) expect(below?.top).toBeGreaterThanOrEqual(bottom - 1)
  expect(blue?.right).toBeLessThan(yellow?.left ?? 0)
  expect(Math.max(...seen.map((seat) => seat.bottom))).toBeLessThan(740)
  // The keyboard goes as the board is seen.
  await board.grid.focus()
  await page.keyboard.type('b7c7')
  await expect(board.man('c7')).toHaveCount(1)
})

test('three bots play the other men, one after the other, and what they did is taken back together', async ({
  page,
  board,
}) => {
  await page.goto(`/variants/${variant}/play`)
  await page.getByRole('radio', { name: 'Blue', exact: true }).check()
  await page.getByRole('button', { name: 'Set up the board' }).click()
  await expect(page.getByText('Your move, Blue')).toBeVisible()
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await expect.poll(async () => (await storedGame(page.request, id)).moves.length).toBe(1)
  await board.play('b4c4')
  await expect(page.getByText('Your move, Blue')).toBeVisible()
  await expect.poll(async () => (await storedGame(page.request, id)).moves.length).toBe(5)
  await page.getByRole('button', { name: 'Take back' }).click()
  await expect.poll(async () => (await storedGame(page.request, id)).moves.length).toBe(1)
  await expect(board.man('b4')).toHaveCount(1)
})
