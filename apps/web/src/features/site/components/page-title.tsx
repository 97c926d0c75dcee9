import type { ReactNode } from 'react'

interface PageTitleProps {
  readonly overline?: string
  readonly title: string
  readonly lead?: string
  readonly children?: ReactNode
}

/** The head of a page: title, a sentence or two, and what the page is for. */
export function PageTitle({ overline, title, lead, children }: PageTitleProps) {
  return (
    <header className="pt-8 sm:pt-12">
      {overline && <p className="rubric-line mb-2">{overline}</p>}
      <h1 className="text-display">{title}</h1>
      {lead && <p className="prose mt-4 text-ink-soft">{lead}</p>}
      {children && <div className="mt-6 flex flex-wrap gap-3">{children}</div>}
    </header>
  )
}
