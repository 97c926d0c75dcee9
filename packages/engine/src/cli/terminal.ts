import type { Readable } from 'node:stream'

/** All that a command may touch of the world outside. */
export interface Terminal {
  readonly input: Readable
  /** Whether a person types the input, and may be asked again. */
  readonly isInteractive: boolean
  /** Writes an answer, one line or several; the line end is added. */
  answer(text: string): void
  /** Writes what is meant for people alone: tables, progress, complaints. */
  remark(text: string): void
  /** Writes what a person is to answer, on the same line. */
  ask(text: string): void
  /** Milliseconds since any fixed moment. */
  now(): number
}

/** What a command line ends with: all right, something in it refused, wrongly used. */
export const EXIT = { ok: 0, badInput: 1, usage: 2 } as const
export type Exit = (typeof EXIT)[keyof typeof EXIT]
