import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const launcher = join(import.meta.dirname, '../../../bin/variorum.mjs')

/** A process that speaks the protocol, and what has been said. For tests. */
export class Conversation {
  /** The exit code, once it has ended. */
  readonly ended: Promise<number | null>
  readonly complaints: string[] = []
  readonly #child = spawn(process.execPath, [launcher, 'uci'], { stdio: 'pipe' })
  readonly #heard: string[] = []
  #awaken: () => void = () => {}
  #hasEnded = false

  constructor() {
    const lines = createInterface({ input: this.#child.stdout })
    lines.on('line', (line) => {
      this.#heard.push(line)
      this.#awaken()
    })
    this.#child.stderr.on('data', (text: Buffer) => this.complaints.push(`${text}`))
    this.ended = new Promise((resolve) => {
      this.#child.on('close', (code) => {
        this.#hasEnded = true
        this.#awaken()
        resolve(code)
      })
    })
  }

  /** Says those lines, all at once. */
  say(...lines: readonly string[]): void {
    this.#child.stdin.write(lines.map((line) => `${line}\n`).join(''))
  }

  /** Everything said from here on up to a line like that, that line included. */
  async until(pattern: RegExp): Promise<string[]> {
    for (;;) {
      const at = this.#heard.findIndex((line) => pattern.test(line))
      if (at >= 0) return this.#heard.splice(0, at + 1)
      if (this.#hasEnded)
        throw new Error(`ended without ${pattern}: ${this.#heard.join(' | ')} ${this.complaints.join()}`)
      await new Promise<void>((resolve) => {
        this.#awaken = resolve
      })
    }
  }

  /** Says those lines and waits for the move they ask for. */
  async best(...lines: readonly string[]): Promise<string> {
    this.say(...lines)
    return (await this.until(/^bestmove/)).at(-1)?.split(' ')[1] ?? ''
  }

  /** All that is answered to those lines at once, searches aside. */
  async answers(...lines: readonly string[]): Promise<string[]> {
    this.say(...lines, 'isready')
    return (await this.until(/^readyok$/)).slice(0, -1)
  }

  /** Says nothing more. */
  hangUp(): void {
    this.#child.stdin.end()
  }
}
