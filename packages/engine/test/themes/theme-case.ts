/** A theme, a line that shows it and one that nearly does: `position | moves`, the solver's move first. */
export interface ThemeCase {
  readonly key: string
  readonly slug: string
  /** What is so in the first. */
  readonly is: string
  readonly shown: string
  /** What is so in the second, so that it does not count. */
  readonly isNot: string
  readonly missed: string
}
