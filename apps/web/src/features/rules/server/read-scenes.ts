import 'server-only'
import { askPlay } from '@variorum/engine/ask'
import { gameOf } from '@variorum/engine/catalogue'
import type { Scene } from '../state/demonstration.ts'
import type { Edition } from '../state/edition.ts'

/**
 * The plates of an edition that show a capture, one for each section, the most victims first: what a visitor sees on
 * the title page before they have read a word.
 */
export function readScenes({ variant, rules, plates }: Edition, count: number): readonly Scene[] {
  const game = gameOf(variant.slug)
  if (!game) return []
  const scenes = rules.sections.flatMap((section) => {
    const shown = section.blocks.flatMap((block) => {
      const plate = block.kind === 'diagram' ? plates.get(block.diagram.id) : undefined
      return plate?.show && plate.show.victims.length > 0 ? [{ plate, move: plate.show }] : []
    })
    const [most] = shown.sort((a, b) => b.move.victims.length - a.move.victims.length)
    if (!most) return []
    const { diagram, men } = most.plate
    const line = { variant: variant.slug, start: diagram.position, moves: [] }
    const step = askPlay(game, line, most.move.id)
    if (!step.ok) return []
    const title = plain(diagram.caption ?? section.heading)
    const { heading } = section
    return [{ id: diagram.id, line, before: men, after: step.value.position.men, move: most.move, heading, title }]
  })
  return scenes.sort((a, b) => b.move.victims.length - a.move.victims.length).slice(0, count)
}

/** First sentence of a caption, without its marks. */
function plain(markdown: string): string {
  const text = markdown.replaceAll(/[*`]|\[([^\]]*)\]\([^)]*\)/g, '$1')
  return /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text
}
