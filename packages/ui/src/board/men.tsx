import type { CellName } from '@variorum/engine/ask'
import { memo, type RefObject, useLayoutEffect, useRef } from 'react'
import { ManDrawing } from '../piece-sets/man.tsx'
import type { PieceSet } from '../piece-sets/piece-set.ts'
import type { Arrangement, Placed } from './arrange.ts'
import { ManBody } from './man-body.tsx'
import type { SpotOf } from './use-hand-places.ts'
import { type Phase, prefersStillness, slideMs } from './use-staging.ts'
import type { BoardView, CellView } from './view.ts'

export interface MenProps {
  readonly view: BoardView
  readonly arrangement: Arrangement
  readonly phase: Phase
  readonly pieceSet: PieceSet
  readonly labels: boolean
  /** How far the board is turned, in quarters of a circle. */
  readonly turned: number
  /** Cells of men whose seat is out of the game. */
  readonly dead: readonly CellName[]
  /** The man in the player's hand, shown pale where it came from. */
  readonly lifted: CellName | null
  /** A man that was put down by hand does not slide as well. */
  readonly landed: RefObject<CellName | null>
  /** Where men lie in hand: what comes from there comes sliding. */
  readonly spotOf: SpotOf
}

/** Every man by its own identity, victims of the last step included while they leave. */
export const Men = memo(function Men(props: MenProps) {
  const { arrangement, phase } = props
  const isGone = (placed: Placed) =>
    phase === 'still' ||
    // What comes into a hand flies there over the others.
    (phase !== 'moving' && arrangement.caught.has(placed.id)) ||
    (phase !== 'moving' && placed.man.cell === arrangement.step?.to && arrangement.slid.size > 0)
  const leaving = arrangement.leaving.filter((placed) => !isGone(placed))
  // Men on their way come last, so that they pass over the others; the order holds as long as the arrangement does.
  const order = ({ id }: Placed) => (arrangement.slid.has(id) || arrangement.dropped === id ? 1 : 0)
  const all = [...arrangement.placed, ...leaving].sort((a, b) => order(a) - order(b) || a.id - b.id)
  return (
    <g aria-hidden="true">
      {all.map((placed) => {
        const at = props.view.at.get(placed.man.cell)
        const origin = arrangement.slid.get(placed.id)
        if (at === undefined) return null
        return (
          <Man
            key={placed.id}
            {...props}
            placed={placed}
            at={at}
            from={origin === undefined ? null : (props.view.at.get(origin) ?? null)}
            isLeaving={leaving.includes(placed)}
          />
        )
      })}
    </g>
  )
})

interface ManProps extends MenProps {
  readonly placed: Placed
  readonly at: CellView
  readonly from: CellView | null
  readonly isLeaving: boolean
}

function Man(props: ManProps) {
  const { placed, at, from, isLeaving, arrangement, phase, pieceSet, labels, turned, lifted, landed, spotOf } = props
  const { dead } = props
  const body = useRef<SVGGElement>(null)
  const { man } = placed

  // The element stands at its new cell at once; only its body is shown on the way there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a slide belongs to one arrangement, whatever else changes.
  useLayoutEffect(() => {
    const spot = arrangement.dropped === placed.id ? spotOf(man) : null
    const start = spot ?? from
    if (start === null || prefersStillness()) return
    if (landed.current === man.cell) {
      landed.current = null
      return
    }
    const slide = body.current?.animate(
      [
        { transform: `translate(${start.x - at.x}px, ${start.y - at.y}px) scale(${spot?.scale ?? 1})` },
        { transform: 'translate(0px, 0px) scale(1)' },
      ],
      { duration: slideMs, easing: 'cubic-bezier(0.3, 0, 0.2, 1)' },
    )
    return () => slide?.cancel()
  }, [arrangement.serial])

  return (
    <g
      className="v-placed"
      data-man={man.cell}
      data-dead={(!isLeaving && dead.includes(man.cell)) || undefined}
      data-lifted={lifted === man.cell || undefined}
      data-leaving={isLeaving ? phase : undefined}
      transform={`translate(${at.x} ${at.y})`}
    >
      <g ref={body}>
        <ManBody set={pieceSet} kind={man.kind} seat={man.seat} letter={man.letter} labelled={labels} turned={turned} />
      </g>
    </g>
  )
}

export interface LiftedManProps {
  readonly man: Pick<Placed['man'], 'kind' | 'seat' | 'letter'>
  readonly pieceSet: PieceSet
  readonly labels: boolean
  readonly turned: number
  /** Moved by the gesture itself, without rendering. */
  readonly handle: (element: SVGGElement | null) => void
  /** Under a finger the man is drawn larger and above the fingertip. */
  readonly isUnderFinger: boolean
}

/** The man in the player's hand, over everything else. */
export function LiftedMan({ man, pieceSet, labels, turned, handle, isUnderFinger }: LiftedManProps) {
  const scale = isUnderFinger ? 3 : 2.3
  const rise = isUnderFinger ? -60 : 0
  return (
    <g ref={handle} className="v-in-hand" aria-hidden="true">
      <g transform={`translate(${-22.5 * scale} ${-22.5 * scale + rise}) scale(${scale})`}>
        <ManDrawing
          set={pieceSet}
          kind={man.kind}
          seat={man.seat}
          letter={man.letter}
          labelled={labels}
          turned={turned}
        />
      </g>
    </g>
  )
}
