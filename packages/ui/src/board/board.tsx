'use client'

import type { CellName, MoveAnswer } from '@variorum/engine/ask'
import { useId, useMemo, useRef, useState } from 'react'
import { Announcer, useAnnounce } from '../primitives/announcer.tsx'
import { type Annotation, toggled } from './annotations.ts'
import { BoardTray } from './board-tray.tsx'
import { Cells, Coordinates } from './cells.tsx'
import { Annotations, Chains, GivenMarks, LastMove, Locks, Takes, TargetMarks } from './marks.tsx'
import { LiftedMan, Men } from './men.tsx'
import type { BoardProps } from './props.ts'
import { Burst, Frame, outlineOf } from './shapes.tsx'
import { isRemoval, removalOf, targetsOf } from './targets.ts'
import { useArrangement } from './use-arrangement.ts'
import { useGestures } from './use-gestures.ts'
import { useKeys } from './use-keys.ts'
import { useMoved } from './use-moved.ts'
import { usePlay } from './use-play.ts'
import { useStaging } from './use-staging.ts'
import { viewOf } from './view.ts'
import './board.css'

/** A board that is told what stands where and what may move, and tells what the player did. It knows no rules. */
export function Board(props: BoardProps) {
  // A page has one voice; a board without one about brings its own.
  if (useAnnounce() !== null) return <SpeakingBoard {...props} />
  return (
    <Announcer>
      <SpeakingBoard {...props} />
    </Announcer>
  )
}

const none: readonly never[] = []

function SpeakingBoard(props: BoardProps) {
  const { layout, men, pieceSet, text, step = null, orientation = 0, onMove, onInspect } = props
  const { moves = none, check = none, frozen = none, interactive = none, marks = none } = props
  const { labels = false, coordinates = true, busy = false, touch = 'hold' } = props
  const isPicture = onMove === undefined && onInspect === undefined

  const announce = useAnnounce()
  const speak = (message: string) => announce?.(message)
  const idPrefix = `${useId()}cell-`
  const svg = useRef<SVGSVGElement>(null)
  const grid = useRef<HTMLDivElement>(null)
  const view = useMemo(() => viewOf(layout, orientation % 2 === 1, coordinates), [layout, orientation, coordinates])
  const manAt = useMemo(() => new Map(men.map((man) => [man.cell, man])), [men])
  const frozenBy = useMemo(() => new Map(frozen.map(({ cell, by }) => [cell, by])), [frozen])

  const play = usePlay(manAt, onMove, onInspect)
  const { selected, pending } = play
  const arrangement = useArrangement(view, men, step, pending)
  const phase = useStaging(arrangement)
  useMoved(men, step, (made) => speak(text.moved(made, check.length > 0)))

  const isClosed = busy || pending !== null || onMove === undefined
  const seats = isClosed ? none : interactive
  const playable = useMemo(
    () => (isClosed ? none : moves.filter(({ seat }) => interactive.includes(seat))),
    [isClosed, moves, interactive],
  )
  const isOwn = (cell: CellName) => seats.includes(manAt.get(cell)?.seat ?? -1)
  const movable = useMemo(() => new Set(playable.map(({ from }) => from)), [playable])
  const targets = useMemo(() => targetsOf(playable, selected), [playable, selected])
  const asked = play.removing ?? removalOf(playable, selected)

  const firstCell = view.rows.at(-1)?.[0]?.name ?? ''
  const [cursorCell, setCursor] = useState<CellName>('')
  const cursor = view.at.has(cursorCell) ? cursorCell : firstCell
  const [drawn, setDrawn] = useState<readonly Annotation[]>(none)
  const [anchor, setAnchor] = useState<CellName | null>(null)
  const [isKeyboard, setKeyboard] = useState(false)

  const take = (cell: CellName | null) => {
    const man = cell === null ? undefined : manAt.get(cell)
    if (man === undefined) {
      if (selected !== null) speak(text.deselected)
      play.select(null)
      return
    }
    if (man.cell === selected) return
    play.select(man)
    const reachable = [...targetsOf(playable, man.cell).values()]
    const captures = reachable.filter(({ lands, distant }) => lands || distant > 0).length
    speak(text.selected(man, reachable.length, captures, frozenBy.get(man.cell) ?? none))
  }
  const go = (moves: readonly MoveAnswer[], isDropped = false) => {
    setDrawn(none)
    play.play(moves, isDropped)
  }
  /** Put down when the cell is a target, let go when it is the man itself, else take up what stands there. */
  const act = (cell: CellName, wasSelected = selected === cell) => {
    const target = targets.get(cell)
    if (target !== undefined) go(target.moves)
    else take(wasSelected ? null : cell)
  }
  const letGo = () => {
    if (gestures.held !== null) gestures.cancel()
    else if (anchor !== null) setAnchor(null)
    else if (selected !== null) take(null)
    else setDrawn(none)
  }

  const gestures = useGestures(view, svg, {
    selected,
    canDrag: (cell) => movable.has(cell) && isOwn(cell),
    press: (cell) => {
      setDrawn(none)
      setAnchor(null)
      setKeyboard(false)
      keys.clearTyped()
      if (cell === null) return
      setCursor(cell)
      if (isOwn(cell) && !targets.has(cell)) take(cell)
    },
    tap: act,
    drop: (from, to) => {
      const target = to === null ? undefined : targetsOf(playable, from).get(to)
      if (target !== undefined) go(target.moves, true)
    },
    annotate: (from, to) => setDrawn((before) => toggled(before, { from, to })),
  })

  const keys = useKeys(view, {
    cursor,
    moves: playable,
    moveCursor: (cell) => {
      setCursor(cell)
      setKeyboard(true)
    },
    act,
    play: go,
    refuse: (typed) => speak(text.refused(typed)),
    remove: (cell) => {
      const move = removalOf(playable, selected ?? cell)
      if (move !== null) play.play([move], false)
    },
    annotate: (cell) => {
      if (anchor !== null) setDrawn((before) => toggled(before, { from: anchor, to: cell }))
      setAnchor(anchor === null ? cell : null)
    },
    escape: letGo,
  })

  // While nothing points at the board the cursor of the keyboard does the pointing.
  const pointed = gestures.over ?? (isKeyboard ? cursor : null)
  const preview = pointed === null ? undefined : targets.get(pointed)?.moves[0]
  const isTaking = phase === 'taking' || phase === 'leaving'
  const inHand = gestures.held === null ? undefined : manAt.get(gestures.held.cell)
  const names = useMemo(
    () =>
      isPicture
        ? null
        : new Map(
            [...view.at.keys()].map((cell) => [
              cell,
              text.cell(cell, {
                man: manAt.get(cell) ?? null,
                isSelected: cell === selected,
                move: targets.get(cell)?.moves[0] ?? null,
                frozenBy: frozenBy.get(cell) ?? none,
                isChecked: check.includes(cell),
              }),
            ]),
          ),
    [isPicture, view, text, manAt, selected, targets, frozenBy, check],
  )
  const frame = (cell: CellName | null, className: string) => {
    const at = cell === null ? undefined : view.at.get(cell)
    return at === undefined ? null : <Frame cell={at} className={className} />
  }

  return (
    <div className="v-board-block">
      <div
        ref={grid}
        className="v-board"
        data-touch={isPicture ? undefined : touch}
        data-busy={busy || undefined}
        data-held={gestures.held === null ? undefined : true}
        {...(isPicture
          ? { role: 'img', 'aria-label': text.name }
          : {
              role: 'grid',
              'aria-label': text.name,
              'aria-activedescendant': `${idPrefix}${cursor}`,
              tabIndex: 0,
              ...gestures.handlers,
              onKeyDown: keys.onKeyDown,
              onFocus: () => setKeyboard(grid.current?.matches(':focus-visible') ?? false),
              onBlur: () => {
                setKeyboard(false)
                keys.clearTyped()
              },
              onContextMenu: (event) => event.preventDefault(),
              onClick: (event) => {
                // Assistive technology clicks without a pointer; real taps have been dealt with already.
                const cell = event.target instanceof Element ? event.target.getAttribute('data-cell') : null
                if (event.detail === 0 && cell !== null) act(cell)
              },
            })}
      >
        <svg ref={svg} viewBox={`${view.left} ${view.top} ${view.width} ${view.height}`} role="presentation">
          <g className="v-edge" aria-hidden="true">
            {[...view.at.values()].map((cell) => (
              <polygon key={cell.name} points={outlineOf(cell)} />
            ))}
          </g>
          <Cells view={view} idPrefix={idPrefix} names={names} selected={selected} movable={movable} />
          <Coordinates view={view} />
          <g className="v-under" aria-hidden="true">
            {step !== null && pending === null && <LastMove at={view.at} step={step} />}
            {frame(selected, 'v-selected')}
            {frame(gestures.held === null ? null : gestures.over, 'v-over')}
          </g>
          <Men
            view={view}
            arrangement={arrangement}
            phase={phase}
            pieceSet={pieceSet}
            labels={labels}
            lifted={inHand?.cell ?? null}
            landed={play.landed}
          />
          <g className="v-above" aria-hidden="true">
            {check.map((cell) => {
              const at = view.at.get(cell)
              return at === undefined ? null : <Burst key={cell} cell={at} />
            })}
            <Locks at={view.at} cells={frozen.map(({ cell }) => cell)} />
            {selected !== null && <Chains at={view.at} cell={selected} by={frozenBy.get(selected) ?? none} />}
            <TargetMarks at={view.at} targets={targets} />
            <GivenMarks at={view.at} marks={marks} />
            {preview !== undefined && <Takes at={view.at} move={preview} />}
            {isTaking && arrangement.step !== null && <Takes at={view.at} move={arrangement.step} />}
            <Annotations at={view.at} drawn={gestures.drawing === null ? drawn : toggled(drawn, gestures.drawing)} />
            {frame(anchor, 'v-anchor')}
            {frame(isKeyboard ? cursor : null, 'v-cursor')}
          </g>
          {inHand !== undefined && gestures.held !== null && (
            <LiftedMan
              man={inHand}
              pieceSet={pieceSet}
              labels={labels}
              handle={gestures.holdElement}
              isUnderFinger={gestures.held.isUnderFinger}
            />
          )}
        </svg>
      </div>
      {!isPicture && (
        <BoardTray
          text={text}
          typed={keys.typed}
          keepsRoom={touch === 'hold' || playable.some(isRemoval)}
          removal={asked}
          man={asked === null ? null : (manAt.get(asked.from) ?? null)}
          isAsking={play.removing !== null}
          onAsk={(isAsking) => play.setRemoving(isAsking ? asked : null)}
          onRemove={play.commit}
          choice={play.choice}
          onChoose={play.commit}
          onCloseChoice={play.closeChoice}
        />
      )}
    </div>
  )
}
