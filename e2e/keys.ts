import { expect, type Locator, type Page } from '@playwright/test'

/** Far more than any page has places to stop at. */
const mostStops = 250

/** Goes to a control as hands without a mouse do: tab by tab. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  for (let stops = 0; stops < mostStops; stops++) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The control cannot be reached with the tab key.')
}

/** Every press of a mouse, a pen or a finger on the pages of a browser from now on. */
export async function pointerPresses(page: Page): Promise<readonly string[]> {
  const presses: string[] = []
  await page.exposeFunction('tellOfPointer', (what: string) => presses.push(what))
  await page.addInitScript(() => {
    for (const kind of ['pointerdown', 'mousedown', 'touchstart', 'pointermove', 'mousemove']) {
      addEventListener(kind, () => Reflect.get(window, 'tellOfPointer')(kind), { capture: true, passive: true })
    }
  })
  return presses
}
