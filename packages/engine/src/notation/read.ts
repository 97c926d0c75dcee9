/** What is wrong with a text: a stable key and what it concerns. */
export interface Fault {
  readonly reason: string
  readonly params: Readonly<Record<string, string | readonly string[]>>
}

/** A text read, or what is wrong with it. Bad input is a value, never an exception. */
export type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: Fault }
