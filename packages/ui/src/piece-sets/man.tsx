'use client'

import type { Seat } from '@variorum/engine/ask'
import { createContext, memo, type ReactNode, use } from 'react'
import type { PieceSet } from './piece-set.ts'
import './piece-sets.css'

const boxSize = 45

/** Sets whose drawings the page already holds as symbols. */
const SpriteContext = createContext<readonly PieceSet[]>([])

const symbolId = (set: PieceSet, name: string) => `v-${set.id}-${name}`

export interface PieceSpriteProps {
  readonly sets: readonly PieceSet[]
  readonly children: ReactNode
}

/**
 * Puts every drawing into the page once; men inside `children` refer to them.
 * Without a sprite men carry their drawings themselves, which is right for a page with a single board.
 */
export function PieceSprite({ sets, children }: PieceSpriteProps) {
  return (
    <SpriteContext value={sets}>
      <svg className="v-sprite" aria-hidden="true" width="0" height="0">
        {sets.flatMap((set) =>
          Object.entries(set.drawings).map(([name, drawing]) => (
            <symbol key={symbolId(set, name)} id={symbolId(set, name)} viewBox={`0 0 ${boxSize} ${boxSize}`}>
              {drawing}
            </symbol>
          )),
        )}
      </svg>
      {children}
    </SpriteContext>
  )
}

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
  const isSprited = use(SpriteContext).includes(set)
  const parts = set.parts(kind, seat)
  return (
    <g className="v-man" data-seat={seat} data-kind={kind}>
      {parts === null && <UnknownMan letter={letter} seat={seat} />}
      {parts?.map((name) =>
        isSprited ? (
          <use key={name} href={`#${symbolId(set, name)}`} width={boxSize} height={boxSize} />
        ) : (
          <g key={name}>{set.drawings[name]}</g>
        ),
      )}
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
