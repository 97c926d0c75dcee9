import type { AskError } from '../ask/answers.ts'
import { EXIT, type Exit } from './terminal.ts'
import { sentence } from './words.ts'

/** Something the caller has to put right. Thrown by commands and caught once, where the exit code is made. */
export class Complaint extends Error {
  constructor(
    readonly error: AskError,
    readonly exit: Exit = EXIT.badInput,
  ) {
    super(sentence(error))
  }

  /** Stable name for programs: `badPosition.noKing`, `illegalMove.frozen`. */
  get key(): string {
    const { reason, why } = this.error.params
    const part = reason ?? why
    return typeof part === 'string' ? `${this.error.key}.${part}` : this.error.key
  }

  /** As answers carry it. */
  toJSON(): object {
    return { key: this.key, params: this.error.params, text: this.message }
  }
}

/** The command line itself is not as the command wants it. */
export const usage = (text: string): Complaint => new Complaint({ key: 'usage', params: { text } }, EXIT.usage)

/** The value of an answer; a refusal is thrown. */
export function answered<T>(
  asked: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: AskError },
): T {
  if (!asked.ok) throw new Complaint(asked.error)
  return asked.value
}
