import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs'
import { Complaint } from '../complaint.ts'
import type { Contest } from './contest.ts'

/** What games must agree in to belong to one match. */
export interface Heading {
  readonly game: string
  readonly a: string
  readonly b: string
  readonly nodes: number | null
  readonly movetime: number | null
  readonly seed: number
}

/**
 * The file a match is kept in, a line for each game under a line that says which match it is. A game is written whole
 * or, if the writer dies over it, left out when the file is read again.
 */
export class Ledger {
  /** The games that were there. */
  readonly before: readonly Contest[]

  constructor(
    private readonly file: string,
    heading: Heading,
  ) {
    const text = this.#reading(() => (existsSync(file) ? readFileSync(file, 'utf8') : ''))
    const whole = text.slice(0, text.lastIndexOf('\n') + 1)
    if (whole.length < text.length) this.#reading(() => truncateSync(file, Buffer.byteLength(whole)))
    const [first, ...rest] = whole.split('\n').slice(0, -1)
    if (first === undefined) this.#append({ match: heading })
    else if (first !== JSON.stringify({ match: heading })) throw this.#refuse('other')
    this.before = rest.map((line, index) => this.#gameIn(line, index + 2))
  }

  add(contest: Contest): void {
    this.#append(contest)
  }

  #append(entry: object): void {
    this.#reading(() => appendFileSync(this.file, `${JSON.stringify(entry)}\n`))
  }

  #gameIn(text: string, line: number): Contest {
    try {
      const found: Partial<Contest> | null = JSON.parse(text)
      const { pair, seat, score, reason, opening, moves } = found ?? {}
      const areNumbers = typeof pair === 'number' && typeof seat === 'number' && typeof score === 'number'
      if (areNumbers && typeof reason === 'string' && typeof opening === 'number' && typeof moves === 'string') {
        const note = typeof found?.note === 'string' ? { note: found.note } : {}
        return { pair, seat, score, reason, ...note, opening, moves }
      }
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
