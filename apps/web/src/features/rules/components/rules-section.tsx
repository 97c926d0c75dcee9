import type { Block, Section } from '@variorum/engine/notation'
import type { CSSProperties } from 'react'
import type { PrintedPlate } from '../state/plate.ts'
import { roomOf } from '../state/room.ts'
import { MarginNotes } from './margin-notes.tsx'
import { Markdown } from './markdown.tsx'
import { Plate, type Press } from './plate.tsx'

/** All that is printed beside the words of a text. */
export interface Apparatus {
  readonly press: Press
  readonly plates: ReadonlyMap<string, PrintedPlate>
  readonly sigla: ReadonlyMap<string, string>
}

interface RulesBlockProps {
  readonly block: Block
  readonly apparatus: Apparatus
  readonly isFirst?: boolean
}

/** One rule with its margin: a paragraph or a plate, and what other readings have in its place. */
export function RulesBlock({ block, apparatus, isFirst = false }: RulesBlockProps) {
  const { press, plates, sigla } = apparatus
  const plate = block.kind === 'diagram' ? plates.get(block.diagram.id) : undefined
  return (
    <div className="ruled-block">
      {block.kind === 'diagram' ? (
        plate && <Plate press={press} plate={plate} />
      ) : (
        <div className={`prose ${isFirst ? 'initial' : ''}`}>
          <Markdown>{block.markdown}</Markdown>
        </div>
      )}
      {block.notes.length > 0 && <MarginNotes notes={block.notes} sigla={sigla} />}
    </div>
  )
}

interface RulesSectionProps {
  readonly section: Section
  readonly apparatus: Apparatus
  /** The text is the second on its page: its title is a heading too, and its sections stand one deeper. */
  readonly isUnderTitle?: boolean
}

const headings = ['h2', 'h3', 'h4', 'h5'] as const

export function RulesSection({ section, apparatus, isUnderTitle = false }: RulesSectionProps) {
  const depth = section.level - 2 + (isUnderTitle ? 1 : 0)
  const room = roomOf(section)
  const Heading = headings[depth] ?? 'h6'
  // React's types know no custom properties.
  const style = { '--room': `${room.narrow}rem`, '--room-wide': `${room.wide}rem` } as CSSProperties
  return (
    <section aria-labelledby={section.id} className={`unread ${depth === 0 ? 'pt-8' : 'pt-4'}`} style={style}>
      <Heading id={section.id} className={`scroll-mt-4 ${depth === 0 ? 'text-title' : 'text-head'}`}>
        {section.heading}
      </Heading>
      <div className="mt-3 space-y-5">
        {section.blocks.map((block) => (
          <RulesBlock key={block.line} block={block} apparatus={apparatus} />
        ))}
      </div>
    </section>
  )
}
