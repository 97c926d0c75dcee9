import type { Section } from '@variorum/engine/notation'
import type { ReactNode } from 'react'

export interface ContentsPart {
  readonly label: string
  readonly sections: readonly Section[]
}

interface ContentsProps {
  readonly title: string
  readonly parts: readonly ContentsPart[]
  /** A way back to where one came from, kept in sight. */
  readonly back: ReactNode
}

/**
 * The table of contents, a plain list of links. In a column of its own it stands open beside the text; where it would
 * push the text off the screen it is folded. Which of the two is up to the width alone, before any script runs.
 */
export function Contents({ title, parts, back }: ContentsProps) {
  return (
    <>
      <nav aria-label={title} className="contents-folded">
        <details>
          <summary className="min-h-8 cursor-pointer font-serif text-large font-semibold">{title}</summary>
          <div className="gap-x-10 pt-2 sm:columns-2">
            <Links parts={parts} />
          </div>
        </details>
      </nav>
      <nav aria-label={title} className="contents-column">
        <p className="font-serif text-large font-semibold">{title}</p>
        <Links parts={parts} />
        {back}
      </nav>
    </>
  )
}

function Links({ parts }: { readonly parts: readonly ContentsPart[] }) {
  return parts.map((part) => (
    <div key={part.label} className="mb-2">
      <p className="rubric-line">{part.label}</p>
      <ol>
        {part.sections.map((section) => (
          <li key={section.id} className={section.level > 2 ? 'ps-4' : ''}>
            <a href={`#${section.id}`}>{section.heading}</a>
          </li>
        ))}
      </ol>
    </div>
  ))
}
