import type { KindAnswer } from '@variorum/engine/ask'

/** One man in short, or men that go alike, as the table of men in the rules has it. */
export interface SheetMan {
  readonly kinds: readonly Pick<KindAnswer, 'kind' | 'letter' | 'neutral'>[]
  readonly name: string
  /** The chessman whose way it goes, where the game tells its men so. */
  readonly like: string | null
  /** How it goes, in words. */
  readonly goes: string
  /** What it takes, where the table says so. */
  readonly takes: string | null
  /** What it may become, where the table says so. */
  readonly promoted: string | null
}
