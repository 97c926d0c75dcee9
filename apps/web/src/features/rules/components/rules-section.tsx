import type { Block, Difference, Section } from '@variorum/engine/notation'
import type { CSSProperties } from 'react'
import type { PrintedDifference } from '../state/difference.ts'
import type { PrintedPlate } from '../state/plate.ts'
import { roomOf } from '../state/room.ts'
import { DifferencesTable } from './differences-table.tsx'
import { MarginNotes } from './margin-notes.tsx'
import { Markdown } from './markdown.tsx'
import { Plate, type Press } from './plate.tsx'

/** All that is printed beside the words of a text. */
export interface Apparatus {
  readonly press: Press
  readonly plates: ReadonlyMap<string, PrintedPlate>
  readonly differences: ReadonlyMap<string, PrintedDifference>
  readonly sigla: ReadonlyMap<string, string>
}

interface RulesBlockProps {
  readonly block: Block
  readonly apparatus: Apparatus
  readonly isFirst?: boolean
}

/** One rule with its margin: a paragraph or a plate, and what other readings have in its place. */
export function RulesBlock({ block, apparatus, isFirst = false }: RulesBlockProps) {
  const { press, plates } = apparatus
  const plate = block.kind === 'diagram' ? plates.get(block.diagram.id) : undefined
  return (
    <div className="ruled-block">
      {plate && <Plate press={press} plate={plate} />}
      {block.kind === 'prose' && <Markdown className={isFirst ? 'prose initial' : 'prose'}>{block.markdown}</Markdown>}
      {block.notes.length > 0 && <MarginNotes notes={block.notes} apparatus={apparatus} />}
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
        {runsOf(section.blocks).map((run) =>
          Array.isArray(run) ? (
            <DifferencesTable key={run[0]?.id} differences={run} title={section.heading} apparatus={apparatus} />
          ) : (
            <RulesBlock key={run.line} block={run} apparatus={apparatus} />
          ),
        )}
      </div>
    </section>
  )
}

/** The blocks as they are printed: differences that follow one another are rows of one table. */
function runsOf(blocks: readonly Block[]): readonly (Block | Difference[])[] {
  const runs: (Block | Difference[])[] = []
  for (const block of blocks) {
    const last = runs.at(-1)
    if (block.kind !== 'difference') runs.push(block)
    else if (Array.isArray(last)) last.push(block.difference)
    else runs.push([block.difference])
  }
  return runs
}
