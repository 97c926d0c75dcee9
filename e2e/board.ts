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

  /** A page is drawn before it listens: waits until React has taken a cell over, which it marks on the element. */
  private async comeAlive(name: string): Promise<void> {
    const isTakenOver = () =>
      this.cell(name).evaluate((cell) => Object.keys(cell).some((key) => key.startsWith('__reactProps$')))
    await expect.poll(isTakenOver).toBe(true)
  }

  /** Picks a man up, sees that it may go there, and puts it down. */
  async tap(move: string): Promise<void> {
    const [from = '', to = ''] = move.match(/[a-z]\d+/g) ?? []
    await this.comeAlive(from)
    await this.cell(from).click()
    await expect(this.cell(to)).toHaveAccessibleName(/may (go here|change places)/)
    await this.cell(to).click()
  }

  /**
   * Picks a man up and waits until the rules beside the page have spoken of it: the first moves come with the page, so
   * only then does nothing depend on the network any more.
   */
  async pickUp(from: string, to: string): Promise<void> {
    await this.comeAlive(from)
    await this.cell(from).click()
    await expect(this.cell(to)).toHaveAccessibleName(/may (go here|change places)/)
    await expect(this.page.getByRole('region', { name: 'Why?' })).toContainText(`on ${from}`)
    await expect(this.page.locator('html')).toHaveAttribute('data-engine', 'worker')
  }

  /** As `tap`, and waits until the man has arrived and the server has it. */
  async play(move: string): Promise<void> {
    const [from = '', to = ''] = move.match(/[a-z]\d+/g) ?? []
    const isMove = /(games|online)\.move/
    const saved = this.page.waitForResponse((response) => isMove.test(response.url()) && response.ok())
    await this.tap(move)
    await expect(this.man(to)).toHaveCount(1)
    await expect(this.man(from)).toHaveCount(0)
    await saved
  }

  /**
   * Makes a move of Ultima, the taking off of a man as well. Where a bot answers it may go where the man came from, so
   * nothing is looked for there.
   */
  async make(move: string): Promise<void> {
    const [from = '', to = ''] = move.match(/[a-z]\d/g) ?? []
    if (from !== to) return this.tap(move)
    await this.cell(from).click()
    await this.page.getByRole('button', { name: /^Take off/ }).click()
    await this.page.getByRole('alertdialog').getByRole('button', { name: 'Take it off' }).click()
    await expect(this.man(from)).toHaveCount(0)
  }

  /** What is drawn on a cell to say something about it. */
  mark(kind: 'target' | 'frozen', name: string): Locator {
    return this.grid.locator(`[data-${kind}="${name}"]`)
  }

  /** Carries a man with the mouse and lets it go over a cell, allowed or not. */
  async drag(from: string, to: string): Promise<void> {
    await this.comeAlive(from)
    await expect(this.cell(from)).toHaveAttribute('data-movable', 'true')
    await this.cell(from).hover()
    await this.page.mouse.down()
    await this.cell(to).hover()
    await this.page.mouse.up()
  }

  /** Which cells men stand on, sorted. */
  async men(): Promise<string[]> {
    const cells = await this.page
      .locator('[data-man]')
      .evaluateAll((men) => men.map((man) => man.getAttribute('data-man') ?? ''))
    return cells.sort()
  }
}
