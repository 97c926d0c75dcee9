import { expect, type Locator, type Page } from '@playwright/test'

/** The board on a page, as hands and eyes meet it. */
export class Board {
  constructor(readonly page: Page) {}

  get grid(): Locator {
    return this.page.getByRole('grid')
  }

  cell(name: string): Locator {
    return this.grid.locator(`[data-cell="${name}"]`)
  }

  man(name: string): Locator {
    return this.page.locator(`[data-man="${name}"]`)
  }

  /** Picks a man up, sees that it may go there, and puts it down. */
  async tap(move: string): Promise<void> {
    const [from = '', to = ''] = move.match(/[a-z]\d/g) ?? []
    await this.cell(from).click()
    await expect(this.cell(to)).toHaveAccessibleName(/may go here/)
    await this.cell(to).click()
  }

  /** As `tap`, and waits until the man has arrived and the server has it. */
  async play(move: string): Promise<void> {
    const [from = '', to = ''] = move.match(/[a-z]\d/g) ?? []
    const saved = this.page.waitForResponse((response) => response.url().includes('games.move') && response.ok())
    await this.tap(move)
    await expect(this.man(to)).toHaveCount(1)
    await expect(this.man(from)).toHaveCount(0)
    await saved
  }

  /** Which cells men stand on, sorted. */
  async men(): Promise<string[]> {
    const cells = await this.page
      .locator('[data-man]')
      .evaluateAll((men) => men.map((man) => man.getAttribute('data-man') ?? ''))
    return cells.sort()
  }
}
