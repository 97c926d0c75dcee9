/** Values pushed on one side come out of the other in order, however much later somebody asks for them. */
export class Channel<T> implements AsyncIterable<T> {
  private readonly waiting: T[] = []
  private ending: { readonly error?: unknown } | undefined
  private wake: (() => void) | undefined

  push(value: T): void {
    if (this.ending) return
    this.waiting.push(value)
    this.wake?.()
  }

  end(): void {
    this.ending ??= {}
    this.wake?.()
  }

  fail(error: unknown): void {
    this.ending ??= { error }
    this.wake?.()
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T, void> {
    for (;;) {
      const [value, ...rest] = this.waiting.splice(0)
      if (value !== undefined) {
        this.waiting.unshift(...rest)
        yield value
      } else if (this.ending) {
        if ('error' in this.ending) throw this.ending.error
        return
      } else {
        await new Promise<void>((resolve) => {
          this.wake = resolve
        })
      }
    }
  }
}
