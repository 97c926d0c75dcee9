import type { VariantAnswer } from '@variorum/engine/ask'
import type { Block, RulesText } from '@variorum/engine/notation'
import type { SheetMan } from '../../../lib/board/sheet-man.ts'

/**
 * Every man of a game in short: what its own rules do not tell, the rules tell that they name as `men:` at their top, whose
 * men it has.
 */
export function sheetOf(text: RulesText, shared: RulesText | null, kinds: VariantAnswer['kinds']): readonly SheetMan[] {
  const own = menOf(text, kinds)
  const told = new Set(own.flatMap((man) => man.kinds.map(({ kind }) => kind)))
  const rest = kinds.filter(({ kind }) => !told.has(kind))
  return shared ? [...menOf(shared, rest), ...own] : own
}

/**
 * The men of a game in short, read off the table in its rules: `| **Pawn** | P | one square ahead |`, whose head names the
 * columns: man, letter, how it goes, and where the text has them what it takes and what it becomes. Men that go alike may
 * share a row, and have their letters in it with commas between. Empty when the text has no such table.
 */
export function menOf(text: RulesText, kinds: VariantAnswer['kinds']): readonly SheetMan[] {
  const blocks: readonly Block[] = [...text.lead, ...text.sections.flatMap((section) => section.blocks)]
  for (const block of blocks) {
    if (block.kind !== 'prose') continue
    const [head = [], , ...rows] = block.markdown.split('\n').map(cellsOf)
    const isTold = ['Man', 'Letter'].every((title) => head.includes(title))
    if (!isTold || !(head.includes('Goes') || head.includes('Goes like a'))) continue
    return rows.flatMap((row) => {
      const cell = (title: string) => row[head.indexOf(title)] ?? ''
      const at = (title: string) => cell(title).replaceAll('*', '') || null
      const letters = cell('Letter').replaceAll('`', '').split(', ')
      const told = letters.flatMap((letter) => kinds.find((kind) => kind.letter === letter) ?? [])
      if (told.length === 0) return []
      return {
        kinds: told.map(({ kind, letter, neutral }) => ({ kind, letter, neutral })),
        name: at('Man') ?? '',
        like: at('Goes like a'),
        goes: at('Goes') ?? '',
        takes: at('Takes'),
        promoted: at('Promoted'),
      }
    })
  }
  return []
}

const cellsOf = (row: string) =>
  row
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim())
