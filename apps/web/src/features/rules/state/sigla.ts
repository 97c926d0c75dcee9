import type { Block, RulesText } from '@variorum/engine/notation'

/** What each siglum stands for, read off the table of readings in the text itself: `| **MK** | the Cambridge rules | …`. */
export function siglaOf(text: RulesText): ReadonlyMap<string, string> {
  const blocks: readonly Block[] = [...text.lead, ...text.sections.flatMap((section) => section.blocks)]
  const found = new Map<string, string>()
  for (const block of blocks) {
    if (block.kind !== 'prose') continue
    for (const [, siglum, reading] of block.markdown.matchAll(/^\|\s*\*\*([A-Z0-9]+)\*\*\s*\|\s*([^|]+?)\s*\|/gm)) {
      if (siglum && reading) found.set(siglum, reading.replaceAll('*', ''))
    }
  }
  return found
}
