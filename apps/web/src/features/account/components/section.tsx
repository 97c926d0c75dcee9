import { type ReactNode, useId } from 'react'

interface SectionProps {
  readonly title: string
  readonly lead?: string
  readonly children?: ReactNode
}

/** One matter of a page about accounts: what it is, how it stands, what may be done. */
export function Section({ title, lead, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid content-start gap-3">
      <h2 id={id} className="text-head">
        {title}
      </h2>
      {lead && <p className="max-w-prose text-ink-soft">{lead}</p>}
      {children}
    </section>
  )
}
