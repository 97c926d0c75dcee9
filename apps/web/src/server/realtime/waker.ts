/** Lets something sleep until there is something to do, or until it is over. */
export class Waker {
  private resolve = () => {}
  private isAwake = false
  private isOver: boolean
  private rest: NodeJS.Timeout | undefined
  private readonly life: NodeJS.Timeout

  constructor(
    private readonly signal: AbortSignal,
    lifeMs: number,
  ) {
    this.isOver = signal.aborted
    this.life = setTimeout(this.stop, lifeMs)
    this.life.unref()
    signal.addEventListener('abort', this.stop, { once: true })
  }

  get isRunning(): boolean {
    return !this.isOver
  }

  wake(): void {
    this.isAwake = true
    this.resolve()
  }

  wakeIn(ms: number): void {
    clearTimeout(this.rest)
    this.rest = setTimeout(() => this.wake(), ms)
  }

  /** At once, if it was woken since it last woke. */
  async woken(): Promise<void> {
    if (!this.isAwake && !this.isOver) {
      await new Promise<void>((resolve) => {
        this.resolve = resolve
      })
    }
    this.isAwake = false
  }

  readonly stop = (): void => {
    this.isOver = true
    clearTimeout(this.life)
    clearTimeout(this.rest)
    this.signal.removeEventListener('abort', this.stop)
    this.resolve()
  }
}
