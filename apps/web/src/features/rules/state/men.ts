import type { VariantAnswer } from '@variorum/engine/ask'
import type { Block, RulesText } from '@variorum/engine/notation'
import type { SheetMan } from '../../../lib/board/sheet-man.ts'

/**
 * The men of a game in short, read off the table in its rules: `| **Pawn** | pawn | P | rook | what it squeezes |`, whose
 * head names the columns. Empty when the text has no such table.
 */
export function menOf(text: RulesText, kinds: VariantAnswer['kinds']): readonly SheetMan[] {
  const blocks: readonly Block[] = [...text.lead, ...text.sections.flatMap((section) => section.blocks)]
  for (const block of blocks) {
    if (block.kind !== 'prose') continue
    const [head, , ...rows] = block.markdown.split('\n').map(cellsOf)
    const column = (title: string) => head?.indexOf(title) ?? -1
    const [man, letter, goes, takes] = ['Man', 'Letter', 'Goes like a', 'Takes'].map(column)
    if ([man, letter, goes, takes].some((at) => at === undefined || at < 0)) continue
    return rows.flatMap((row) => {
      const at = (index: number | undefined) => row[index ?? -1]?.replaceAll('*', '') ?? ''
      const known = kinds.find((kind) => kind.letter === at(letter))
      return known ? [{ kind: known.kind, letter: known.letter, name: at(man), goes: at(goes), takes: at(takes) }] : []
    })
  }
  return []
}

const cellsOf = (row: string) =>
  row
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim())
