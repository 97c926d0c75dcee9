import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs'
import { Complaint } from './complaint.ts'

/**
 * A file that games are kept in, a line for each under a line that says what they have in common. A game is written whole
 * or, if the writer dies over it, left out when the file is read again.
 */
export class Ledger<Entry extends object> {
  /** The games that were there. */
  readonly before: readonly Entry[]

  /** `entryIn` knows a game from what was read of it; undefined where it is none. */
  constructor(
    private readonly file: string,
    heading: object,
    private readonly entryIn: (found: unknown) => Entry | undefined,
  ) {
    const text = this.#reading(() => (existsSync(file) ? readFileSync(file, 'utf8') : ''))
    const whole = text.slice(0, text.lastIndexOf('\n') + 1)
    if (whole.length < text.length) this.#reading(() => truncateSync(file, Buffer.byteLength(whole)))
    const [first, ...rest] = whole.split('\n').slice(0, -1)
    if (first === undefined) this.#append(heading)
    else if (first !== JSON.stringify(heading)) throw this.#refuse('other')
    this.before = rest.map((line, index) => this.#gameIn(line, index + 2))
  }

  add(entry: Entry): void {
    this.#append(entry)
  }

  #append(entry: object): void {
    this.#reading(() => appendFileSync(this.file, `${JSON.stringify(entry)}\n`))
  }

  #gameIn(text: string, line: number): Entry {
    try {
      const found = this.entryIn(JSON.parse(text))
      if (found !== undefined) return found
    } catch (problem) {
      if (!(problem instanceof SyntaxError)) throw problem
    }
    throw this.#refuse('line', { line: `${line}` })
  }

  #reading<T>(act: () => T): T {
    try {
      return act()
    } catch (problem) {
      if (!(problem instanceof Error && 'code' in problem)) throw problem
      throw this.#refuse('access', { found: problem.message })
    }
  }

  #refuse(reason: string, more: Readonly<Record<string, string>> = {}): Complaint {
    return new Complaint({ key: 'badRecord', params: { reason, text: this.file, ...more } })
  }
}
