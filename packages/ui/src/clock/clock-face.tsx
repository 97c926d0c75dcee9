import './clock.css'

export interface ClockFaceProps {
  /** What it shows, `4:07`. */
  readonly time: string
  /** In small print beside it, as periods that are left. */
  readonly extra?: string | undefined
  /** The same in words. */
  readonly label: string
  readonly isRunning: boolean
  /** Little is left: told by the sign and the frame, whatever the colours. */
  readonly isLow: boolean
}

const signs = {
  running: <path d="M8 3a6 6 0 1 0 0 12A6 6 0 0 0 8 3zM8 6v3.2l2.2 1.4M6 1h4" />,
  low: <path d="M4 1.5h8M4 16.5h8M5 1.5c0 5 6 4.5 6 7.5s-6 2.5-6 7.5M11 1.5c0 5-6 4.5-6 7.5s6 2.5 6 7.5" />,
}

/** What a clock shows. It does not count: whoever puts it there tells it the time. */
export function ClockFace({ time, extra, label, isRunning, isLow }: ClockFaceProps) {
  const sign = isLow ? signs.low : isRunning ? signs.running : null
  return (
    // A timer's ticks are not spoken unless somebody asks for them.
    <span
      className="v-clock"
      role="timer"
      aria-label={label}
      data-running={isRunning || undefined}
      data-low={isLow || undefined}
    >
      <svg viewBox="0 0 16 18" aria-hidden="true">
        {sign}
      </svg>
      <span aria-hidden="true">{time}</span>
      {extra !== undefined && (
        <span className="v-clock-extra" aria-hidden="true">
          {extra}
        </span>
      )}
    </span>
  )
}
