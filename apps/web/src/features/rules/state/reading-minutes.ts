import type { RulesText } from '@variorum/engine/notation'

/** Words a minute at which people read prose they want to understand. */
const pace = 200

/** How long it takes to read a text, captions and notes in the margin included, without trying its boards. */
export function readingMinutes(text: RulesText): number {
  const blocks = [...text.lead, ...text.sections.flatMap((section) => section.blocks)]
  const words = blocks
    .flatMap((block) => [
      block.kind === 'diagram' ? (block.diagram.caption ?? '') : block.markdown,
      ...block.notes.map((note) => note.markdown),
    ])
    .join(' ')
    .split(/\s+/).length
  return Math.max(1, Math.round(words / pace))
}
