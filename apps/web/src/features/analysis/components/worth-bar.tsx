import type { Seat } from '@variorum/engine/ask'
import { useTranslations } from 'next-intl'
import type { CSSProperties } from 'react'
import { useNames } from '../../../lib/board/names.ts'
import { shareOf, type Worth, worthText } from '../state/score.ts'

interface WorthBarProps {
  /** Null while nobody has said what the position is worth. */
  readonly worth: Worth | null
  /** Whose side is at the bottom of the board. */
  readonly orientation: Seat
}

/** How the game stands, as a bar beside the board: as much of it is a side's as its chances are. */
export function WorthBar({ worth, orientation }: WorthBarProps) {
  const t = useTranslations('analysis')
  const names = useNames()
  const share = worth === null ? 0.5 : shareOf(worth)
  // React has no type for properties of one's own.
  const style = { '--share': share } as CSSProperties
  const label =
    worth === null
      ? t('bar.none')
      : t('bar.worth', { worth: worthText(worth), first: names.seat(0), second: names.seat(1) })
  return (
    <div
      className="worth-bar"
      role="img"
      aria-label={label}
      style={style}
      data-turned={orientation === 1 || undefined}
      data-empty={worth === null || undefined}
    >
      <span className="worth-share" />
    </div>
  )
}
