import type { Locator } from '@playwright/test'
import { expect, seedGame, test } from '../fixtures.ts'

const feast = '3N3k/3p4/1Pp1pPr1/3n4/8/3n4/3B4/3q2K1 w'
/** The king is attacked from b4 and may take on e3; the men on a2 and c2 are frozen. */
const trouble = '7k/8/8/8/1n2K3/1m2p3/R1P5/8 w'

test('each mark on the board has a shape of its own, whatever its colour', async ({ page, board }) => {
  const shapes = new Map<string, string>()
  const collect = async () => {
    for (const [name, shape] of await shapesOf(board.grid)) shapes.set(name, shape)
  }
  await page.goto(`/games/${await seedGame(page.request, { start: feast })}`)
  await board.cell('d2').click()
  await board.cell('d6').hover()
  await expect(page.locator('[data-victim]')).toHaveCount(7)
  await collect()
  await board.cell('d6').click()
  await expect(page.locator('.v-corners')).not.toHaveCount(0)
  await collect()

  await page.goto(`/games/${await seedGame(page.request, { start: trouble })}`)
  await expect(board.cell('e4')).toHaveAccessibleName(/in check/)
  await expect(board.cell('c2')).toHaveAccessibleName(/frozen/)
  await board.cell('c2').click()
  await expect(page.locator('.v-chain')).not.toHaveCount(0)
  await collect()
  await board.cell('e4').click()
  await expect(board.mark('target', 'e3')).toHaveAttribute('data-lands', 'true')
  await page.keyboard.press('ArrowUp')
  await expect(page.locator('.v-cursor')).toHaveCount(1)
  await collect()
  // The player's own notes, with the other button: a circle and an arrow.
  await board.cell('h1').click({ button: 'right' })
  await board.cell('h2').hover()
  await page.mouse.down({ button: 'right' })
  await board.cell('h5').hover()
  await page.mouse.up({ button: 'right' })
  await expect(page.locator('.v-arrow')).toHaveCount(1)
  await collect()

  const wanted = 'arrow burst chain circle corners cursor lock lozenge partner ring selected struck victim'
  expect([...shapes.keys()].sort().join(' ')).toBe(wanted)
  const alike = [...shapes].filter(([name, shape]) => [...shapes].some(([other, its]) => other < name && its === shape))
  expect(alike).toEqual([])
})

/** What each mark looks like but for its colour and place: the strokes it is made of, their size, and their dashes. */
function shapesOf(grid: Locator): Promise<[name: string, shape: string][]> {
  return grid.locator('.v-mark').evaluateAll((marks) =>
    marks.map((mark) => {
      const name = /v-mark v-(\w+)/.exec(mark.getAttribute('class') ?? '')?.[1] ?? ''
      const parts = [mark, ...mark.querySelectorAll('*')].filter((part) => part instanceof SVGGeometryElement)
      const shape = parts.map((part) => {
        const { width, height } = part.getBBox()
        const strokes = part.getAttribute('d')?.replace(/[^a-z]/gi, '') ?? part.tagName
        return `${strokes} ${Math.round(width)}x${Math.round(height)} ${getComputedStyle(part).strokeDasharray}`
      })
      return [name, shape.join('; ')] satisfies [string, string]
    }),
  )
}
