import type { Section } from '@variorum/engine/notation'

/** How much room a section is likely to take, in rem: on a phone, and at a desk. */
export interface Room {
  readonly narrow: number
  readonly wide: number
}

/** A plate in the margin takes as much room as so many letters there. */
const plateLetters = 500

/**
 * Estimated on the large side from the lengths of its texts. A browser that lays out a long page as it is read keeps
 * this much room for what it has not come to; too little would let sections lie over each other for those who measure.
 */
export function roomOf(section: Section): Room {
  let narrow = 5
  let wide = 5
  for (const block of section.blocks) {
    const notes = block.notes.reduce((sum, note) => sum + note.markdown.length + (note.diagram ? plateLetters : 0), 0)
    if (block.kind === 'diagram') {
      const caption = block.diagram.caption?.length ?? 0
      narrow += 34 + (caption / 30) * 1.5 + (notes / 28) * 1.5
      wide += Math.max(27, (caption / 30) * 1.5 + 10)
    } else if (block.kind === 'difference') {
      narrow += 72
      wide += 36
    } else {
      const rows = block.markdown.split('\n').length
      narrow += 2 + rows * 2 + (block.markdown.length / 28) * 2 + (notes / 28) * 1.5
      wide += 2 + Math.max(rows * 2.6 + (block.markdown.length / 55) * 2, (notes / 25) * 1.5)
    }
  }
  return { narrow: Math.ceil(narrow), wide: Math.ceil(wide) }
}
