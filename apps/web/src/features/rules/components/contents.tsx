import type { Section } from '@variorum/engine/notation'

export interface ContentsPart {
  readonly label: string
  readonly sections: readonly Section[]
}

/** The table of contents. It is a plain list of links, folded on a phone where it would push the text off the page. */
export function Contents({ title, parts }: { readonly title: string; readonly parts: readonly ContentsPart[] }) {
  return (
    <nav aria-label={title} className="xl:sticky xl:top-6 xl:max-h-[calc(100dvh-3rem)] xl:overflow-y-auto">
      <details open className="group border-y border-rule py-2 xl:border-0 xl:py-0">
        <summary className="min-h-8 cursor-pointer font-serif text-large font-semibold">{title}</summary>
        <div className="gap-x-10 pt-2 sm:columns-2 xl:columns-1">
          {parts.map((part) => (
            <div key={part.label} className="mb-3">
              <p className="rubric-line">{part.label}</p>
              <ol>
                {part.sections.map((section) => (
                  <li key={section.id} className={section.level > 2 ? 'ps-4' : ''}>
                    <a
                      href={`#${section.id}`}
                      className="block py-0.5 font-serif text-base text-ink-soft no-underline hover:text-rubric hover:underline"
                    >
                      {section.heading}
                    </a>
                  </li>
                ))}
              </ol>
            </div>
          ))}
        </div>
      </details>
    </nav>
  )
}
