import { Button } from '@variorum/ui/primitives'
import type { Status } from './use-status.ts'

export interface StatusWords {
  readonly label: string
  readonly act: () => void
}

interface StatusLineProps {
  readonly status: Omit<Status, 'action'>
  readonly action: StatusWords | null
  /** The other answer, where something is asked. */
  readonly second?: StatusWords | undefined
}

/** A title, a note and perhaps one thing to do. Troubles are spoken at once; whose turn it is follows from the moves spoken. */
export function StatusLine({ status, action, second }: StatusLineProps) {
  return (
    <div className="status-line" data-tone={status.tone} role={status.tone === 'trouble' ? 'alert' : undefined}>
      <div className="min-w-0">
        <p className="status-title">{status.title}</p>
        {status.note && <p className="status-note">{status.note}</p>}
      </div>
      {action && (
        <div className="status-actions">
          <Button kind={second ? 'primary' : 'plain'} onClick={action.act}>
            {action.label}
          </Button>
          {second && <Button onClick={second.act}>{second.label}</Button>}
        </div>
      )}
    </div>
  )
}
