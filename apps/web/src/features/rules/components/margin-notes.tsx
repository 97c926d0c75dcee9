import type { MarginNote } from '@variorum/engine/notation'
import { Markdown } from './markdown.tsx'

interface MarginNotesProps {
  readonly notes: readonly MarginNote[]
  readonly sigla: ReadonlyMap<string, string>
}

/** What other readings have, beside the rule it touches; each signed with its siglum, whose meaning a title tells. */
export function MarginNotes({ notes, sigla }: MarginNotesProps) {
  return (
    <div className="space-y-3">
      {notes.map((note) => (
        <p key={note.line} className="margin-note" role="note">
          {note.sigla.map((siglum) => (
            <span key={siglum}>
              <abbr className="siglum" title={sigla.get(siglum)}>
                {siglum}
              </abbr>{' '}
            </span>
          ))}
          <Markdown isInline>{note.markdown}</Markdown>
        </p>
      ))}
    </div>
  )
}
