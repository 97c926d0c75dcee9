import type { CellName, MoveAnswer } from '@variorum/engine/ask'
import { useId, useMemo, useRef, useState } from 'react'
import { useAnnounce } from '../primitives/announcer.tsx'
import type { BoardProps } from './props.ts'
import { isRemoval, reachOf, removalOf, targetsOf } from './targets.ts'
import { useAnnotations } from './use-annotations.ts'
import { useArrangement } from './use-arrangement.ts'
import { useGestures } from './use-gestures.ts'
import { useKeys } from './use-keys.ts'
import { useMoved } from './use-moved.ts'
import { usePlay } from './use-play.ts'
import { useStaging } from './use-staging.ts'
import { viewOf } from './view.ts'

const none: readonly never[] = []

/** All a board knows and does between being told and being drawn. */
export function useBoard(props: BoardProps) {
  const { layout, men, text, step = null, orientation = 0, coordinates = true, busy = false, onMove, onInspect } = props
  const { firstSelected = null } = props
  const { moves = none, check = none, frozen = none, interactive = none } = props

  const announce = useAnnounce()
  const speak = (message: string) => announce?.(message)
  const idPrefix = `${useId()}cell-`
  const svg = useRef<SVGSVGElement>(null)

  // 1. What is told, in the shapes it is asked for below.
  const view = useMemo(() => viewOf(layout, orientation % 2 === 1, coordinates), [layout, orientation, coordinates])
  const manAt = useMemo(() => new Map(men.map((man) => [man.cell, man])), [men])
  const frozenBy = useMemo(() => new Map(frozen.map(({ cell, by }) => [cell, by])), [frozen])

  // 2. What the player is in the middle of, and what the men are in the middle of.
  const legal = useMemo(() => moves.filter(({ seat }) => interactive.includes(seat)), [moves, interactive])
  const play = usePlay(manAt, legal, onMove, onInspect, firstSelected)
  const { selected, pending } = play
  const arrangement = useArrangement(view, men, step, pending)
  const phase = useStaging(arrangement)
  useMoved(men, step, (made) => speak(text.moved(made, check.length > 0)))

  // 3. What may be done now.
  const isUntold = props.moves === undefined && interactive.length > 0
  const isClosed = busy || pending !== null || onMove === undefined
  const playable = isClosed ? none : legal
  const movable = useMemo(
    () => new Set(playable.filter((move) => !isRemoval(move)).map(({ from }) => from)),
    [playable],
  )
  const targets = useMemo(() => targetsOf(playable, selected), [playable, selected])
  const isOwn = (cell: CellName) => !isClosed && interactive.includes(manAt.get(cell)?.seat ?? -1)

  // 4. Deeds.
  const annotations = useAnnotations()
  const take = (cell: CellName | null) => {
    const man = cell === null ? undefined : manAt.get(cell)
    if (man === undefined) {
      if (selected !== null) speak(text.deselected)
      play.select(null)
      return
    }
    if (man.cell === selected) return
    play.select(man)
    speak(text.selected(man, isOwn(man.cell) ? reachOf(playable, man.cell) : null, frozenBy.get(man.cell) ?? none))
  }
  const go = (chosen: readonly MoveAnswer[], isDropped = false) => {
    annotations.wipe()
    play.play(chosen, isDropped)
  }
  /** Put down when the cell is a target, let go when it is the man itself, else take up what stands there. */
  const act = (cell: CellName, wasSelected = selected === cell) => {
    const target = targets.get(cell)
    if (target !== undefined) go(target.moves)
    else take(wasSelected ? null : cell)
  }

  // 5. Pointer and keyboard.
  const [cursorCell, setCursor] = useState<CellName>(firstSelected ?? '')
  const cursor = view.at.has(cursorCell) ? cursorCell : (view.rows.at(-1)?.[0]?.name ?? '')
  const [isKeyboard, setKeyboard] = useState(false)

  const gestures = useGestures(view, svg, {
    selected,
    canDrag: (cell) => movable.has(cell) && isOwn(cell),
    press: (cell) => {
      annotations.wipe()
      keys.clearTyped()
      setKeyboard(false)
      if (cell === null) return
      setCursor(cell)
      if (isOwn(cell) && !targets.has(cell)) take(cell)
    },
    tap: act,
    drop: (from, to) => {
      const target = to === null ? undefined : targetsOf(playable, from).get(to)
      if (target !== undefined) go(target.moves, true)
    },
    annotate: annotations.draw,
  })
  const keys = useKeys(view, {
    cursor,
    moves: playable,
    isWaiting: busy || pending !== null || isUntold,
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
    annotate: annotations.anchorAt,
    escape: () => {
      if (gestures.held !== null) gestures.cancel()
      else if (annotations.anchor !== null) annotations.dropAnchor()
      else if (selected !== null) take(null)
      else annotations.wipe()
    },
  })

  // While nothing points at the board the cursor of the keyboard does the pointing.
  const pointed = gestures.over ?? (isKeyboard ? cursor : null)

  return {
    idPrefix,
    svg,
    view,
    manAt,
    frozenBy,
    play,
    arrangement,
    phase,
    playable,
    movable,
    targets,
    removal: play.removing ?? removalOf(playable, selected),
    annotations,
    cursor,
    isKeyboard,
    setKeyboard,
    gestures,
    keys,
    act,
    /** The move whose victims are shown before it is made. */
    preview: (pointed === null ? undefined : targets.get(pointed)?.moves[0]) ?? null,
  }
}

export type BoardModel = ReturnType<typeof useBoard>
