export interface Problem {
  readonly field: string | null
  readonly text: string
}

/** What became of a form that was sent, told in words. */
export interface FormState {
  readonly problem: Problem | null
  /** What is wrong besides, in other fields. */
  readonly others: readonly Problem[]
  /** What was typed, passwords excepted, for a browser without scripts, which shows the form anew. */
  readonly values: Readonly<Record<string, string>>
  /** What was done, where one stays on the page. */
  readonly said: string | null
  /** Where to go from here. */
  readonly goTo: string | null
}

export const untouched: FormState = { problem: null, others: [], values: {}, said: null, goTo: null }

export type FormAction = (before: FormState, form: FormData) => Promise<FormState>

/** The page of ours that an address names, or null: no address of another site, however it is written. */
export function ownPath(path: unknown): string | null {
  if (typeof path !== 'string' || !/^\/(?![/\\])[\w\-/.~?=&%+]*$/.test(path)) return null
  return path.length <= 300 ? path : null
}
