import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs'
import type { Find } from '../../puzzles/index.ts'
import { Complaint } from '../complaint.ts'

/** Of which search for puzzles a journal tells. */
export interface Heading {
  readonly game: string
  readonly seed: number
}

/** A game that has been looked through, and what was in it. */
interface Entry {
  readonly number: number
  readonly finds: readonly Find[]
}

/**
 * The file a search for puzzles is kept in: a line for each game that has been looked through, under a line that says
 * which search it is. A game is written whole, or looked through again.
 */
export class Journal {
  /** The first game that has not been looked through. */
  next = 0
  readonly finds: Find[] = []
  readonly heading: Heading

  /** @param wanted the search it must be of; whichever it is when absent */
  constructor(
    private readonly file: string,
    wanted?: Heading,
  ) {
    const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
    const whole = text.slice(0, text.lastIndexOf('\n') + 1)
    const [first, ...rest] = whole.split('\n').slice(0, -1)
    const heading = first === undefined ? wanted : readJson<{ puzzles?: Heading }>(first)?.puzzles
    if (heading === undefined) throw this.#refuse('line', '1')
    if (wanted !== undefined && (heading.game !== wanted.game || heading.seed !== wanted.seed)) {
      throw this.#refuse('other')
    }
    this.heading = heading
    if (wanted !== undefined) {
      if (whole.length < text.length) truncateSync(file, Buffer.byteLength(whole))
      if (first === undefined) this.#append({ puzzles: heading })
    }
    for (const [index, line] of rest.entries()) {
      const entry = readJson<Entry>(line)
      if (typeof entry?.number !== 'number' || !Array.isArray(entry.finds)) throw this.#refuse('line', `${index + 2}`)
      this.#keep({ number: entry.number, finds: entry.finds })
    }
  }

  add(entry: Entry): void {
    this.#append(entry)
    this.#keep({ number: entry.number, finds: entry.finds })
  }

  #keep({ number, finds }: Entry): void {
    this.next = number + 1
    this.finds.push(...finds)
  }

  #append(entry: object): void {
    appendFileSync(this.file, `${JSON.stringify(entry)}\n`)
  }

  #refuse(reason: string, line?: string): Complaint {
    return new Complaint({ key: 'badRecord', params: { reason, text: this.file, ...(line ? { line } : {}) } })
  }
}

/** What a line of a journal says; whoever asks looks at its fields before believing them. */
function readJson<T>(line: string): Partial<T> | undefined {
  try {
    return JSON.parse(line)
  } catch (problem) {
    if (problem instanceof SyntaxError) return undefined
    throw problem
  }
}
