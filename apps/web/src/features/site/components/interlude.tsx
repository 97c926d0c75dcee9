import type { ReactNode } from 'react'

interface InterludeProps {
  readonly title: string
  readonly text: string
  /** What one can do from here. */
  readonly children: ReactNode
}

/** A page that stands in for another: nothing here, or something broke. */
export function Interlude({ title, text, children }: InterludeProps) {
  return (
    <div className="page flex flex-col items-center py-20 text-center">
      <p aria-hidden="true" className="font-serif text-display text-rubric">
        ❧
      </p>
      <h1 className="mt-4 text-display">{title}</h1>
      <p className="prose mt-4">{text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">{children}</div>
    </div>
  )
}
