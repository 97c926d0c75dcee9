import './skeleton.css'

export interface SkeletonProps {
  /** `board` keeps the room of a board, `lines` that of so many lines of text. */
  readonly shape: 'board' | 'lines'
  readonly lines?: number | undefined
  /** Said to assistive technology while it stands. */
  readonly label: string
}

/** Keeps the room of what is on its way, so that nothing jumps when it comes. */
export function Skeleton({ shape, lines = 3, label }: SkeletonProps) {
  return (
    <div className="v-skeleton" data-shape={shape} role="status" aria-label={label}>
      {shape === 'lines' && Array.from({ length: lines }, (_, index) => index).map((line) => <span key={line} />)}
    </div>
  )
}
