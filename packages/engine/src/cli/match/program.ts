import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/** A program that was told to quit and has not is ended after so long. */
const GRACE_MS = 1_000

/** A process that is talked to in lines. */
export class Program {
  readonly #child: ChildProcessWithoutNullStreams
  readonly #heard: string[] = []
  /** Why nothing more will be heard. */
  #end: string | undefined
  #awaken: () => void = () => {}

  constructor([file = '', ...args]: readonly string[]) {
    this.#child = spawn(file, args, { stdio: 'pipe' })
    createInterface({ input: this.#child.stdout }).on('line', (line) => {
      this.#heard.push(line.trim())
      this.#awaken()
    })
    // What it complains of is its own; nobody may let the pipe fill up.
    this.#child.stderr.resume()
    this.#child.stdin.on('error', () => {})
    this.#child.on('error', ({ message }) => this.#finish(`could not be run: ${message}`))
    this.#child.on('close', (code) => this.#finish(`ended by itself (${code ?? 'killed'})`))
  }

  get isOver(): boolean {
    return this.#end !== undefined
  }

  say(...lines: readonly string[]): void {
    if (!this.isOver) this.#child.stdin.write(lines.map((line) => `${line}\n`).join(''))
  }

  /** What it says up to a line that begins with that word, or why that never came. */
  async until(word: string, ms: number): Promise<{ ok: true; lines: readonly string[] } | { ok: false; why: string }> {
    const deadline = performance.now() + ms
    for (;;) {
      const at = this.#heard.findIndex((line) => line === word || line.startsWith(`${word} `))
      if (at >= 0) return { ok: true, lines: this.#heard.splice(0, at + 1) }
      const left = deadline - performance.now()
      if (this.#end !== undefined) return { ok: false, why: this.#end }
      if (left <= 0) return { ok: false, why: `did not say ${word} within ${Math.round(ms / 1000)} s` }
      await this.#news(left)
    }
  }

  close(): void {
    if (this.isOver) return
    this.say('stop', 'quit')
    this.#child.stdin.end()
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), GRACE_MS)
    this.#child.on('close', () => clearTimeout(timer))
  }

  #news(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      this.#awaken = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  #finish(why: string): void {
    this.#end ??= why
    this.#awaken()
  }
}
