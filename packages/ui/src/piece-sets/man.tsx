import type { Seat } from '@variorum/engine/ask'
import { memo } from 'react'
import type { PieceSet } from './piece-set.ts'
import './piece-sets.css'

const boxSize = 45

export interface ManDrawingProps {
  readonly set: PieceSet
  readonly kind: string
  readonly seat: Seat
  readonly letter: string
  /** Print the letter on a tag, for those who are still learning the men. */
  readonly labelled?: boolean | undefined
}

/** A man as SVG content in a box of 45 × 45; a kind the set does not know is its letter on a disc. */
export const ManDrawing = memo(function ManDrawing({ set, kind, seat, letter, labelled = false }: ManDrawingProps) {
  const parts = set.parts(kind, seat)
  return (
    <g className="v-man" data-seat={seat} data-kind={kind}>
      {parts === null && <UnknownMan letter={letter} seat={seat} />}
      {parts?.map((name) => (
        <g key={name}>{set.drawings[name]}</g>
      ))}
      {labelled && parts !== null && (
        <>
          <rect className="v-tag" x="29" y="28" width="15" height="16" rx="3" />
          <text className="v-tag-letter" x="36.5" y="40.4">
            {letter.toUpperCase()}
          </text>
        </>
      )}
    </g>
  )
})

function UnknownMan({ letter, seat }: { readonly letter: string; readonly seat: Seat }) {
  return (
    <>
      {seat % 2 === 0 ? (
        <circle className="v-body" cx="22.5" cy="22.5" r="19" />
      ) : (
        <rect className="v-body" x="4" y="4" width="37" height="37" rx="6" />
      )}
      <text className="v-letter" x="22.5" y="30.5">
        {letter.toUpperCase()}
      </text>
    </>
  )
}

/** A man on its own, outside a board: in captured lists, move lists, keys. Decorative; name it in the text beside it. */
export function ManIcon(props: ManDrawingProps & { readonly className?: string | undefined }) {
  const { className, ...drawing } = props
  return (
    <svg className={className ?? 'v-man-icon'} viewBox={`0 0 ${boxSize} ${boxSize}`} aria-hidden="true">
      <ManDrawing {...drawing} />
    </svg>
  )
}
