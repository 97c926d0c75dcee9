import type { CellName } from '@variorum/engine/ask'
import { useMemo } from 'react'
import { toggled } from './annotations.ts'
import { Cells, Coordinates, GroundLines } from './cells.tsx'
import { Flights } from './flights.tsx'
import { Fog } from './fog.tsx'
import { Annotations, Chains, GivenMarks, LastMove, Locks, Takes, TargetMarks } from './marks.tsx'
import { LiftedMan, Men } from './men.tsx'
import type { BoardProps } from './props.ts'
import { Burst, Frame, outlineOf } from './shapes.tsx'
import type { BoardModel } from './use-board.ts'

const none: readonly never[] = []

export interface BoardDrawingProps {
  readonly told: BoardProps
  readonly model: BoardModel
  /** Nothing can be done with it: no cells to name, no cursor. */
  readonly isPicture: boolean
}

/**
 * The board from the ground up: cells, marks under the men, men, marks over them, the man in hand.
 * One SVG without inline styles, so that it is complete before any script runs and under a strict content policy.
 */
export function BoardDrawing({ told, model, isPicture }: BoardDrawingProps) {
  const { pieceSet, step = null, check = none, frozen = none, marks = none, unseen = none, labels = false } = told
  const { dead = none } = told
  const { view, play, arrangement, phase, targets, gestures, annotations, frozenBy } = model
  const { selected } = play
  const names = useCellNames(told, model, isPicture)
  // What is drawn is told how far to the right.
  const turned = (4 - view.quarters) % 4
  const isTaking = phase === 'taking' || phase === 'leaving'
  const { held } = gestures
  const lifted =
    held === null ? undefined : typeof held.source === 'string' ? model.manAt.get(held.source) : held.source
  const frame = (cell: CellName | null, className: string) => {
    const at = cell === null ? undefined : view.at.get(cell)
    return at === undefined ? null : <Frame cell={at} className={className} />
  }

  return (
    <svg
      ref={model.svg}
      viewBox={`${view.left} ${view.top} ${view.width} ${view.height}`}
      role="presentation"
      focusable="false"
    >
      <g className="v-edge" aria-hidden="true">
        {[...view.at.values()].map((cell) => (
          <polygon key={cell.name} points={outlineOf(cell)} />
        ))}
      </g>
      <Cells view={view} idPrefix={model.idPrefix} names={names} selected={selected} movable={model.movable} />
      <GroundLines view={view} />
      <Fog view={view} cells={unseen} />
      <Coordinates view={view} />
      <g className="v-under" aria-hidden="true">
        {step !== null && play.pending === null && <LastMove at={view.at} step={step} />}
        {frame(selected, 'v-selected')}
        {frame(held === null ? null : gestures.over, 'v-over')}
      </g>
      <Men
        view={view}
        arrangement={arrangement}
        phase={phase}
        pieceSet={pieceSet}
        labels={labels}
        turned={turned}
        dead={dead}
        lifted={typeof held?.source === 'string' ? held.source : null}
        landed={play.landed}
        spotOf={model.places.spotOf}
      />
      <g className="v-above" aria-hidden="true">
        {check.map((cell) => {
          const at = view.at.get(cell)
          return at === undefined ? null : <Burst key={cell} cell={at} />
        })}
        {selected !== null && <Chains at={view.at} cell={selected} by={frozenBy.get(selected) ?? none} />}
        <Locks at={view.at} cells={frozen.map(({ cell }) => cell)} />
        <TargetMarks at={view.at} targets={targets} />
        <GivenMarks at={view.at} marks={marks} />
        {model.preview !== null && <Takes at={view.at} move={model.preview} />}
        {isTaking && arrangement.step !== null && <Takes at={view.at} move={arrangement.step} />}
        <Annotations
          at={view.at}
          drawn={gestures.drawing === null ? annotations.drawn : toggled(annotations.drawn, gestures.drawing)}
        />
        {frame(annotations.anchor, 'v-anchor')}
        {frame(model.isKeyboard ? model.cursor : null, 'v-cursor')}
      </g>
      <Flights
        view={view}
        arrangement={arrangement}
        phase={phase}
        pieceSet={pieceSet}
        labels={labels}
        turned={turned}
        spotOf={model.places.spotOf}
      />
      {lifted !== undefined && held !== null && (
        <LiftedMan
          man={lifted}
          pieceSet={pieceSet}
          labels={labels}
          handle={gestures.holdElement}
          isUnderFinger={held.isUnderFinger}
          turned={turned}
        />
      )}
    </svg>
  )
}

/** What assistive technology calls each cell; null for a picture, which has one name for all of it. */
function useCellNames(told: BoardProps, model: BoardModel, isPicture: boolean): ReadonlyMap<CellName, string> | null {
  const { text, check = none, unseen = none, dead = none } = told
  const { view, manAt, targets, frozenBy, play } = model
  const { selected } = play
  return useMemo(() => {
    if (isPicture) return null
    return new Map(
      [...view.at.keys()].map((cell) => [
        cell,
        text.cell(cell, {
          man: manAt.get(cell) ?? null,
          isSelected: cell === selected,
          move: targets.get(cell)?.moves[0] ?? null,
          frozenBy: frozenBy.get(cell) ?? none,
          isChecked: check.includes(cell),
          isUnseen: unseen.includes(cell),
          isDead: dead.includes(cell),
        }),
      ]),
    )
  }, [isPicture, view, text, manAt, selected, targets, frozenBy, check, unseen, dead])
}
