import type { HandAnswer, Seat } from '@variorum/engine/ask'
import { type DOMAttributes, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { ManIcon } from '../piece-sets/man.tsx'
import type { PieceSet } from '../piece-sets/piece-set.ts'
import type { HandKind, HandText } from './hand-text.ts'
import { placesOf } from './held.ts'
import './hand.css'

/** Follows a pointer that went down here wherever it goes. */
export type Following = Pick<
  DOMAttributes<HTMLElement>,
  'onPointerMove' | 'onPointerUp' | 'onPointerCancel' | 'onLostPointerCapture'
>

export interface HandProps {
  readonly seat: Seat
  /** Every kind it may hold, in order. */
  readonly kinds: readonly HandKind[]
  /** What is in the hands, this one and others. */
  readonly held: readonly HandAnswer[]
  readonly pieceSet: PieceSet
  readonly labels?: boolean | undefined
  /** How far the board is turned, in quarters of a circle. */
  readonly turned?: number | undefined
  /** `far` lies beyond the board, `near` at the hither side of it. */
  readonly side: 'far' | 'near'
  readonly text: HandText
  /** Men that may be taken up now; nobody's, and the hand is only shown. */
  readonly isOwn?: ((man: HandAnswer) => boolean) | undefined
  /** The kind that is taken up. */
  readonly chosen?: string | null | undefined
  readonly onDown?: ((event: PointerEvent<HTMLElement>, man: HandAnswer) => void) | undefined
  readonly following?: Following | undefined
  /** A man was taken up by key, or by assistive technology. */
  readonly onChoose?: ((man: HandAnswer) => void) | undefined
  /** Coordinates are being typed: digits belong to them. */
  readonly isTyping?: boolean | undefined
  /** A key that means nothing to a hand. */
  readonly onKey?: ((event: KeyboardEvent) => void) | undefined
}

const ways: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }
const notForBoards = new Set(['Enter', ' ', 'Tab', 'Home', 'End', 'Delete', ...Object.keys(ways)])

/** The men a seat has in hand, a place for every kind: nothing moves when one comes or goes. */
export function Hand(props: HandProps) {
  const { seat, side, text, onChoose } = props
  const men = placesOf(props.kinds, props.held, seat)
  const list = useRef<HTMLUListElement>(null)
  const [last, setLast] = useState<string | null>(null)
  const own = men.filter((man) => props.isOwn?.(man) ?? false)
  const stop = own.find(({ kind }) => kind === (props.chosen ?? last)) ?? own[0]

  const focus = (man: HandAnswer | undefined) => {
    if (man !== undefined) list.current?.querySelector<HTMLElement>(`[data-kind="${man.kind}"] > button`)?.focus()
  }
  const press = (event: KeyboardEvent): boolean => {
    const here = own.findIndex(({ kind }) => kind === last)
    const way = ways[event.key]
    if (way !== undefined) focus(own[Math.min(Math.max(here + way, 0), own.length - 1)])
    else if (event.key === 'Home') focus(own[0])
    else if (event.key === 'End') focus(own.at(-1))
    else if (/^[1-9]$/.test(event.key) && !props.isTyping) {
      const man = men[Number(event.key) - 1]
      if (man !== undefined && own.includes(man)) onChoose?.(man)
    } else return false
    return true
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the buttons inside and bubble up here.
    <div
      className="v-hand"
      data-hand={seat}
      data-side={side}
      {...props.following}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return
        if (press(event)) event.preventDefault()
        else if (!notForBoards.has(event.key) || (props.isTyping && event.key === 'Enter')) props.onKey?.(event)
      }}
    >
      <ul ref={list} aria-label={text.name(seat)} aria-description={own.length > 0 ? text.keys : undefined}>
        {men.every(({ count }) => count === 0) && <li className="v-hand-none">{text.none}</li>}
        {men.map((man) => (
          <li key={man.kind} data-kind={man.kind} data-count={man.count} aria-hidden={man.count === 0 || undefined}>
            {own.includes(man) ? (
              <button
                type="button"
                aria-label={text.man(man)}
                aria-pressed={man.kind === props.chosen}
                tabIndex={man === stop ? 0 : -1}
                onFocus={() => setLast(man.kind)}
                onPointerDown={(event) => props.onDown?.(event, man)}
                // Pointers have been dealt with already.
                onClick={(event) => event.detail === 0 && onChoose?.(man)}
              >
                <Held man={man} {...props} />
              </button>
            ) : (
              <span>
                {man.count > 0 && <span className="v-hand-name">{text.man(man)}</span>}
                <Held man={man} {...props} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

interface HeldProps {
  readonly man: HandAnswer
  readonly pieceSet: PieceSet
  readonly labels?: boolean | undefined
  /** How far the board is turned, in quarters of a circle. */
  readonly turned?: number | undefined
}

/** One of the kind, and how many there are when there are more. */
function Held({ man, pieceSet, labels, turned }: HeldProps) {
  return (
    <>
      <ManIcon
        className="v-hand-man"
        set={pieceSet}
        kind={man.kind}
        seat={man.seat}
        letter={man.letter}
        labelled={labels}
        turned={turned}
      />
      {man.count > 1 && (
        <span className="v-hand-count" aria-hidden="true">
          {man.count}
        </span>
      )}
    </>
  )
}
