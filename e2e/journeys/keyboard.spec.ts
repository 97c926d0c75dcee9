import { expect, seedGame, storedGame, test } from '../fixtures.ts'
import { shortGame } from '../playthrough.ts'

test('a whole game by keyboard, and a listener hears each move once, in order, with its victims', async ({
  page,
  board,
}) => {
  const id = await seedGame(page.request)
  await page.goto(`/games/${id}`)
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
          if (node.parentElement?.closest('[aria-live]')) heard.push(node.textContent ?? '')
        }
      }
    }).observe(document.body, { childList: true, subtree: true })
  })
  await board.grid.focus()
  for (const [ply, move] of shortGame.entries()) {
    const [from = '', to = ''] = move.match(/[a-z]\d/g) ?? []
    if (ply % 2 === 0) {
      // Typed coordinates.
      await page.keyboard.type(from)
      await page.keyboard.press('Enter')
      await expect(board.cell(to)).toHaveAccessibleName(/may go here/)
      await page.keyboard.type(to)
      await page.keyboard.press('Enter')
    } else {
      // Arrows, from wherever the cursor is.
      await walk(page, board, from)
      await page.keyboard.press('Enter')
      await expect(board.cell(to)).toHaveAccessibleName(/may go here/)
      await walk(page, board, to)
      await page.keyboard.press('Enter')
    }
    await expect(board.man(to)).toHaveCount(1)
    await expect.poll(async () => (await storedGame(page.request, id)).moves.length).toBe(ply + 1)
  }
  await expect(page.getByText('Checkmate.')).toBeVisible()

  const spoken = /^(White|Black) [a-z ]+, ([a-h]\d) to ([a-h]\d)/
  const moves = () =>
    page
      .evaluate(() => (window as unknown as { heard: string[] }).heard)
      .then((heard) => heard.filter((text) => spoken.test(text)))
  await expect.poll(async () => (await moves()).length).toBe(shortGame.length)
  const heard = await moves()
  expect(heard.map((text) => spoken.exec(text)?.slice(2, 4).join(''))).toEqual(shortGame)
  expect(heard[8]).toContain('takes the pawn on d3 (leapt over)')
  expect(heard[10]).toContain('takes the withdrawer on h3 (pinched)')
  expect(heard[14]).toContain('takes the pawn on f7 (leapt over)')
})

test('a frozen man leaves by keyboard', async ({ page, board }) => {
  const id = await seedGame(page.request, { start: '7k/8/8/4m3/3N4/8/8/K7 w' })
  await page.goto(`/games/${id}`)
  await board.grid.focus()
  await page.keyboard.type('d4')
  await page.keyboard.press('Enter')
  await expect(board.cell('d4')).toHaveAccessibleName(/picked up/)
  await expect(page.getByRole('button', { name: 'Take off the leaper on d4' })).toBeVisible()
  await page.keyboard.press('Delete')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(board.man('d4')).toHaveCount(1)
  await page.keyboard.press('Delete')
  await page.getByRole('button', { name: 'Take it off' }).focus()
  await page.keyboard.press('Enter')
  await expect(board.man('d4')).toHaveCount(0)
})

test('keys are told of, and arrows off the board step through the game', async ({ page, board }) => {
  const id = await seedGame(page.request, { moves: ['a2a4', 'a7a5'] })
  // A page that has come alive looks at once whether the game has gone on; before that it hears no keys.
  const alive = page.waitForResponse(/\/api\/trpc\/games\./)
  await page.goto(`/games/${id}`)
  await alive
  await expect(board.grid).toHaveAccessibleDescription(/Arrows walk the board/)
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText('Looking back: White’s move 1')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('White to move')).toBeVisible()
  await expect(page.getByText('walk the board')).toBeHidden()
  await page.keyboard.press('?')
  await expect(page.getByText('walk the board')).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByText('walk the board')).toBeHidden()
  // On the board the same arrows walk.
  await board.grid.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('White to move')).toBeVisible()
})

async function walk(
  page: import('@playwright/test').Page,
  board: { grid: import('@playwright/test').Locator },
  to: string,
) {
  const at = async () => {
    const id = await board.grid.getAttribute('aria-activedescendant')
    return id?.slice(-2) ?? ''
  }
  let here = await at()
  for (let steps = 0; here !== to && steps < 20; steps++) {
    const right = to.charCodeAt(0) - here.charCodeAt(0)
    const up = to.charCodeAt(1) - here.charCodeAt(1)
    await page.keyboard.press(right > 0 ? 'ArrowRight' : right < 0 ? 'ArrowLeft' : up > 0 ? 'ArrowUp' : 'ArrowDown')
    const before = here
    await expect.poll(at).not.toBe(before)
    here = await at()
  }
  expect(here).toBe(to)
}
