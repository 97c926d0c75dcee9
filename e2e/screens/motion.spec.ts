import type { Page } from '@playwright/test'
import { expect, seedGame, test } from '../fixtures.ts'

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`whose system says ${reducedMotion} about motion`, () => {
    test.use({ contextOptions: { reducedMotion } })

    test(`sees men ${reducedMotion === 'reduce' ? 'arrive at once' : 'slide'}`, async ({ page, board }) => {
      await countSlides(page)
      await page.goto(`/games/${await seedGame(page.request)}`)
      await board.play('a2a4')
      const slides = await page.evaluate(() => Reflect.get(window, 'slides'))
      if (reducedMotion === 'reduce') expect(slides).toBe(0)
      else expect(slides).toBeGreaterThan(0)
    })
  })
}

/** Counts what a script sets in motion, which may be over before anybody looks. */
async function countSlides(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { slides: 0 })
    const { animate } = Element.prototype
    Element.prototype.animate = function (...how) {
      Object.assign(window, { slides: Reflect.get(window, 'slides') + 1 })
      return animate.apply(this, how)
    }
  })
}
