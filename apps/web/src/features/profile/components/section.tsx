import type { ReactNode } from 'react'

interface SectionProps {
  readonly id: string
  readonly title: string
  /** What to say in place of what there is not. */
  readonly empty?: string | false
  readonly children: ReactNode
}

/** A part of a profile under its heading. */
export function Section({ id, title, empty = false, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="text-head">
        {title}
      </h2>
      {empty ? <p className="prose mt-3 text-ink-soft">{empty}</p> : children}
    </section>
  )
}
