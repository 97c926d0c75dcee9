/** One man in short, as the table of men in the rules has it. */
export interface SheetMan {
  readonly kind: string
  readonly letter: string
  readonly name: string
  /** The chessman whose way it goes. */
  readonly goes: string
  readonly takes: string
}
