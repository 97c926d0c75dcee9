import type { Block, RulesText } from '@variorum/engine/notation'

/** Words a minute at which people read prose they want to understand. */
const pace = 200

/** How long it takes to read a text, captions and notes in the margin included, without trying its boards. */
export function readingMinutes(text: RulesText): number {
  const blocks = [...text.lead, ...text.sections.flatMap((section) => section.blocks)]
  const words = blocks
    .flatMap((block) => [wordsOf(block), ...block.notes.map((note) => note.markdown)])
    .join(' ')
    .split(/\s+/).length
  return Math.max(1, Math.round(words / pace))
}

function wordsOf(block: Block): string {
  switch (block.kind) {
    case 'prose':
      return block.markdown
    case 'diagram':
      return block.diagram.caption ?? ''
    case 'difference':
      return [block.difference.rule, block.difference.printed.says, block.difference.other.says].join(' ')
  }
}
