import 'server-only'
import type { VariantAnswer } from '@variorum/engine/ask'
import type { SheetMan } from '../../../lib/board/sheet-man.ts'
import { sheetOf } from '../state/men.ts'
import { readText } from './read-text.ts'

/** The men of a game in short, those it shares with another told by the rules of that one; none where no rules are written. */
export async function readSheet(variant: VariantAnswer): Promise<readonly SheetMan[]> {
  const rules = await readText(variant.edition, 'rules')
  if (!rules) return []
  const { men } = rules.front
  return sheetOf(rules, men === undefined ? null : await readText(men, 'rules'), variant.kinds)
}
