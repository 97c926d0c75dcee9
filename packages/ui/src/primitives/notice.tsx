import type { ReactNode } from 'react'
import './notice.css'

export interface NoticeProps {
  /** `error`: something failed. `empty`: there is nothing yet. `busy`: it is on its way. */
  readonly kind: 'error' | 'empty' | 'busy'
  readonly title: string
  /** What is safe, and what to do. */
  readonly children?: ReactNode
  readonly actions?: ReactNode
}

const roles = { error: 'alert', empty: undefined, busy: 'status' } as const

const icons = {
  error: <path d="M12 3 22 21H2zM12 9.5v5.5M12 17.8v.4" />,
  empty: <path d="M4 4h16v16H4zM8 9h8M8 13h5" strokeDasharray="3.5 3" />,
  busy: <path d="M7 3h10M7 21h10M8 3c0 5 8 5 8 9s-8 4-8 9M16 3c0 5-8 5-8 9s8 4 8 9" />,
}

/** Said in place of what should be here. */
export function Notice({ kind, title, children, actions }: NoticeProps) {
  return (
    <div className="v-notice" data-kind={kind} role={roles[kind]}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {icons[kind]}
      </svg>
      <div>
        <p className="v-notice-title">{title}</p>
        {children !== undefined && <div className="v-notice-body">{children}</div>}
        {actions !== undefined && <div className="v-notice-actions">{actions}</div>}
      </div>
    </div>
  )
}
