import { refusal } from '../../lib/refusal.ts'

/**
 * Pictures are made one after the other: each takes all of a core for as long as it takes, and there are games to be
 * played on the others. Whoever would have to wait too long is told so at once.
 */
export class Easel {
  private waiting = 0
  private last: Promise<unknown> = Promise.resolve()

  constructor(private readonly mostWaiting: number) {}

  async paint<T>(work: () => Promise<T>): Promise<T> {
    if (this.waiting >= this.mostWaiting) throw refusal('SERVICE_UNAVAILABLE', 'picturesBusy')
    this.waiting += 1
    const painted = this.last.then(work)
    this.last = painted.catch(() => {})
    try {
      return await painted
    } finally {
      this.waiting -= 1
    }
  }
}
