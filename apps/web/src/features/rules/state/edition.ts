import type { VariantAnswer } from '@variorum/engine/ask'
import type { BoardLayout } from '@variorum/engine/board'
import type { RulesText } from '@variorum/engine/notation'
import type { PrintedDifference } from './difference.ts'
import type { PrintedPlate } from './plate.ts'

/** A variant as this edition prints it. */
export interface Edition {
  readonly variant: VariantAnswer
  readonly layout: BoardLayout
  readonly rules: RulesText
  readonly story: RulesText | null
  /** By the diagram's id. */
  readonly plates: ReadonlyMap<string, PrintedPlate>
  /** By the difference's id. */
  readonly differences: ReadonlyMap<string, PrintedDifference>
}
