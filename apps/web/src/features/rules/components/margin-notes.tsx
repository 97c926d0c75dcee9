import type { MarginNote } from '@variorum/engine/notation'
import { Markdown } from './markdown.tsx'
import { Plate } from './plate.tsx'
import type { Apparatus } from './rules-section.tsx'
import { Sigla } from './sigla.tsx'

interface MarginNotesProps {
  readonly notes: readonly MarginNote[]
  readonly apparatus: Apparatus
}

/** What other readings have, beside the rule it touches; each signed with its siglum, whose meaning a title tells. */
export function MarginNotes({ notes, apparatus: { press, plates, sigla } }: MarginNotesProps) {
  return (
    <div className="space-y-3">
      {notes.map((note) => {
        const plate = note.diagram && plates.get(note.diagram.id)
        return (
          <div key={note.line} className="margin-note" role="note">
            <p>
              <Sigla of={note.sigla} meanings={sigla} />
              <Markdown isInline>{note.markdown}</Markdown>
            </p>
            {plate && <Plate press={press} plate={plate} />}
          </div>
        )
      })}
    </div>
  )
}
