import type { HandAnswer } from '@variorum/engine/ask'
import { useLayoutEffect, useRef } from 'react'
import type { PieceSet } from '../piece-sets/piece-set.ts'
import type { Arrangement, Placed } from './arrange.ts'
import { ManBody } from './man-body.tsx'
import type { SpotOf } from './use-hand-places.ts'
import { type Phase, prefersStillness, takeMs } from './use-staging.ts'
import type { BoardView, CellView } from './view.ts'

export interface FlightsProps {
  readonly view: BoardView
  readonly arrangement: Arrangement
  readonly phase: Phase
  readonly pieceSet: PieceSet
  readonly labels: boolean
  readonly turned: number
  readonly spotOf: SpotOf
}

/** Men that were taken, on their way into the hand of who took them: over all others, and drawn only for that long. */
export function Flights({ view, arrangement, phase, spotOf, ...look }: FlightsProps) {
  const { step, caught, leaving } = arrangement
  if (phase !== 'taking' || step === null || prefersStillness()) return null
  return (
    <g aria-hidden="true">
      {leaving.map(({ id, man }) => {
        const kind = caught.get(id)
        const at = view.at.get(man.cell)
        if (kind === undefined || at === undefined) return null
        return <Flight key={id} man={man} at={at} to={{ kind, seat: step.seat }} spotOf={spotOf} {...look} />
      })}
    </g>
  )
}

interface FlightProps {
  readonly man: Placed['man']
  readonly at: CellView
  readonly to: Pick<HandAnswer, 'kind' | 'seat'>
  readonly pieceSet: PieceSet
  readonly labels: boolean
  readonly turned: number
  readonly spotOf: SpotOf
}

function Flight({ man, at, to, pieceSet, labels, turned, spotOf }: FlightProps) {
  const body = useRef<SVGGElement>(null)
  const { kind, seat } = to

  useLayoutEffect(() => {
    const spot = spotOf({ kind, seat })
    if (spot === null) return
    const flight = body.current?.animate(
      [
        { transform: 'translate(0px, 0px) scale(1)' },
        { transform: `translate(${spot.x - at.x}px, ${spot.y - at.y}px) scale(${spot.scale})` },
      ],
      { duration: takeMs, easing: 'cubic-bezier(0.3, 0, 0.2, 1)', fill: 'forwards' },
    )
    return () => flight?.cancel()
  }, [kind, seat, at, spotOf])

  return (
    <g className="v-flight" transform={`translate(${at.x} ${at.y})`}>
      <g ref={body}>
        <ManBody set={pieceSet} kind={man.kind} seat={man.seat} letter={man.letter} labelled={labels} turned={turned} />
      </g>
    </g>
  )
}
