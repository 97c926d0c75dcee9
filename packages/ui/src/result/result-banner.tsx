import type { ReactNode } from 'react'
import './result-banner.css'

export interface ResultBannerProps {
  /** As the reader of the page sees it; `over` for one who takes no side. */
  readonly tone: 'won' | 'lost' | 'drawn' | 'over'
  readonly title: string
  /** Why the game is over. */
  readonly reason: string
  /** How everyone stands, where more than two played. */
  readonly standings?: ReactNode
  readonly actions?: ReactNode
}

const signs = {
  won: <path d="M4 19h16M5 15 3.5 6 9 10 12 4l3 6 5.5-4L19 15z" />,
  lost: <path d="M4 5h16M5 9 3.5 18 9 14l3 6 3-6 5.5 4L19 9z" />,
  drawn: <path d="M5 9h14M5 15h14" />,
  over: <path d="M6 21V4M6 5h12l-3 4 3 4H6" />,
}

/** How the game ended. It is spoken when it comes. */
export function ResultBanner({ tone, title, reason, standings, actions }: ResultBannerProps) {
  return (
    <section className="v-result" data-tone={tone} role="status">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {signs[tone]}
      </svg>
      <div>
        <p className="v-result-title">{title}</p>
        <p className="v-result-reason">{reason}</p>
      </div>
      {standings}
      {actions !== undefined && <div className="v-result-actions">{actions}</div>}
    </section>
  )
}
