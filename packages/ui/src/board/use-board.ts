import type { CellName, HandAnswer, MoveAnswer } from '@variorum/engine/ask'
import { useId, useMemo, useRef, useState } from 'react'
import { without } from '../hands/held.ts'
import { useAnnounce } from '../primitives/announcer.tsx'
import type { Arrangement } from './arrange.ts'
import type { BoardProps } from './props.ts'
import { dropsOf, isDrop, isRemoval, looseTargets, reachOf, removalOf, type Source, targetsOf } from './targets.ts'
import { useAnnotations } from './use-annotations.ts'
import { useArrangement } from './use-arrangement.ts'
import { useGestures } from './use-gestures.ts'
import { useHandPlaces } from './use-hand-places.ts'
import { useKeys } from './use-keys.ts'
import { useMoved } from './use-moved.ts'
import { usePlay } from './use-play.ts'
import { useStaging } from './use-staging.ts'
import { quartersFor, viewOf } from './view.ts'

const none: readonly never[] = []

/** All a board knows and does between being told and being drawn. */
export function useBoard(props: BoardProps) {
  const { layout, men, text, step = null, coordinates = true, busy = false, onMove, onInspect } = props
  const { orientation = 0, seats = 2, firstSelected = null } = props
  const { moves = none, check = none, frozen = none, unseen = none, interactive = none } = props
  const handKinds = props.hands?.kinds ?? none
  const inHand = props.hands?.men ?? none

  const announce = useAnnounce()
  const speak = (message: string) => announce?.(message)
  const idPrefix = `${useId()}cell-`
  const svg = useRef<SVGSVGElement>(null)

  // 1. What is told, in the shapes it is asked for below.
  const quarters = quartersFor(orientation, seats)
  const view = useMemo(() => viewOf(layout, quarters, coordinates), [layout, quarters, coordinates])
  const manAt = useMemo(() => new Map(men.map((man) => [man.cell, man])), [men])
  const frozenBy = useMemo(() => new Map(frozen.map(({ cell, by }) => [cell, by])), [frozen])

  // 2. What the player is in the middle of, and what the men are in the middle of.
  const legal = useMemo(() => moves.filter(({ seat }) => interactive.includes(seat)), [moves, interactive])
  const play = usePlay(manAt, inHand, legal, onMove, onInspect, firstSelected)
  const { selected, chosen, pending } = play
  const source: Source | null = chosen ?? selected
  const letterOf = (kind: string) => handKinds.find((one) => one.kind === kind)?.letter ?? ''
  const arrangement = useArrangement(view, men, step, pending, letterOf, unseen.length > 0)
  const phase = useStaging(arrangement)
  useMoved(men, step, (made) => speak(text.moved(made, check.length > 0)))

  // 3. What may be done now.
  const isUntold = props.moves === undefined && interactive.length > 0
  const isClosed = busy || pending !== null || onMove === undefined
  const playable = isClosed ? none : legal
  const movable = useMemo(
    () => new Set(playable.filter((move) => !isRemoval(move) && !isDrop(move)).map(({ from }) => from)),
    [playable],
  )
  const targets = useMemo(() => {
    const own = targetsOf(playable, source)
    return own.size > 0 || chosen !== null ? own : looseTargets(playable, handKinds)
  }, [playable, source, chosen, handKinds])
  const isOwn = (cell: CellName) => !isClosed && interactive.includes(manAt.get(cell)?.seat ?? -1)
  const isOwnInHand = ({ seat, count }: HandAnswer) => count > 0 && playable.some((move) => move.seat === seat)

  const places = useHandPlaces(view, svg)

  // 4. Deeds.
  const annotations = useAnnotations()
  const take = (cell: CellName | null) => {
    const man = cell === null ? undefined : manAt.get(cell)
    if (man === undefined) {
      if (source !== null) speak(text.deselected)
      play.select(null)
      return
    }
    if (man.cell === selected) return
    play.select(man)
    speak(text.selected(man, isOwn(man.cell) ? reachOf(playable, man.cell) : null, frozenBy.get(man.cell) ?? none))
  }
  const choose = (man: HandAnswer) => {
    if (man.kind === chosen?.kind && man.seat === chosen.seat) return
    play.select(man)
    speak(text.hand.chosen(man, dropsOf(playable, man).length))
  }
  const go = (made: readonly MoveAnswer[], isPutDown = false) => {
    annotations.wipe()
    play.play(made, isPutDown)
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
    selected: source,
    canDrag: (from) =>
      typeof from === 'string'
        ? movable.has(from) && isOwn(from)
        : isOwnInHand(from) && dropsOf(playable, from).length > 0,
    press: (on) => {
      annotations.wipe()
      keys.clearTyped()
      setKeyboard(false)
      if (on === null) return
      if (typeof on !== 'string') return choose(on)
      setCursor(on)
      if (isOwn(on) && !targets.has(on)) take(on)
    },
    tap: (on, wasSelected) => {
      if (typeof on === 'string') act(on, wasSelected)
      else if (wasSelected) take(null)
    },
    drop: (from, to) => {
      const target = to === null ? undefined : targetsOf(playable, from).get(to)
      if (target !== undefined) go(target.moves, true)
    },
    annotate: annotations.draw,
  })
  const keys = useKeys(view, {
    cursor,
    moves: playable,
    lettersInHand: useMemo(() => handKinds.map(({ letter }) => letter.toLowerCase()), [handKinds]),
    isWaiting: busy || pending !== null || isUntold,
    moveCursor: (cell) => {
      setCursor(cell)
      setKeyboard(true)
    },
    act,
    play: go,
    choose: (letter) => {
      const man = inHand.find((one) => isOwnInHand(one) && one.letter.toLowerCase() === letter)
      if (man !== undefined) choose(man)
    },
    reachHand: places.reach,
    refuse: (typed) => speak(text.refused(typed)),
    remove: (cell) => {
      const move = removalOf(playable, selected ?? cell)
      if (move !== null) play.play([move], false)
    },
    annotate: annotations.anchorAt,
    escape: () => {
      if (gestures.held !== null) gestures.cancel()
      else if (annotations.anchor !== null) annotations.dropAnchor()
      else if (source !== null) take(null)
      else annotations.wipe()
    },
  })

  // Men on their way from hand to board, or to a hand, are in neither.
  const { held } = gestures
  const onTheWay = [
    ...(pending !== null && isDrop(pending) ? [pending] : []),
    ...(held !== null && typeof held.source !== 'string' ? [held.source] : []),
    ...(phase === 'moving' || phase === 'taking' ? caughtBy(arrangement) : []),
  ]
  const shownInHand = onTheWay.reduce(without, inHand)

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
    places,
    isOwnInHand,
    choose,
    shownInHand,
    /** The move whose victims are shown before it is made. */
    preview: (pointed === null ? undefined : targets.get(pointed)?.moves[0]) ?? null,
  }
}

/** The men that the last step brought into a hand. */
function caughtBy({ caught, step }: Arrangement) {
  return step === null ? [] : [...caught.values()].map((kind) => ({ kind, seat: step.seat }))
}

export type BoardModel = ReturnType<typeof useBoard>
