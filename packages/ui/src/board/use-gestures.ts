import type { CellName, HandAnswer } from '@variorum/engine/ask'
import { type PointerEvent, type RefObject, useRef, useState } from 'react'
import { isSameSource, type Source } from './targets.ts'
import { type BoardView, cellAt } from './view.ts'

/** A press becomes a drag only after this way, so that a tap with a shaky hand stays a tap. */
const dragThresholdPx = 3
const rightButton = 2

interface Gesture {
  readonly pointerId: number
  readonly kind: 'press' | 'draw'
  /** A cell, or a man in hand. */
  readonly source: Source
  readonly startX: number
  readonly startY: number
  readonly wasSelected: boolean
  /** Measured once: the board does not move under a pressed finger. */
  readonly bounds: DOMRect
  isDragging: boolean
}

export interface GestureActions {
  /** What is taken up, on the board or in hand. */
  readonly selected: Source | null
  readonly canDrag: (source: Source) => boolean
  /** The pointer went down with the first button. */
  readonly press: (source: Source | null) => void
  readonly tap: (source: Source, wasSelected: boolean) => void
  readonly drop: (source: Source, to: CellName | null) => void
  readonly annotate: (from: CellName, to: CellName) => void
}

export interface Held {
  readonly source: Source
  readonly isUnderFinger: boolean
}

/** Turns pointers into presses, taps, drags and drawings. One pointer at a time; anything unexpected lets go safely. */
export function useGestures(view: BoardView, svg: RefObject<SVGSVGElement | null>, actions: GestureActions) {
  const gesture = useRef<Gesture | null>(null)
  const inHand = useRef<SVGGElement | null>(null)
  const lastPoint = useRef<readonly [number, number]>([0, 0])
  const [held, setHeld] = useState<Held | null>(null)
  const [over, setOver] = useState<CellName | null>(null)
  const [drawing, setDrawing] = useState<{ readonly from: CellName; readonly to: CellName } | null>(null)

  const pointOf = (event: PointerEvent, bounds: DOMRect): readonly [number, number] => [
    view.left + ((event.clientX - bounds.left) / bounds.width) * view.width,
    view.top + ((event.clientY - bounds.top) / bounds.height) * view.height,
  ]
  const pick = (event: PointerEvent, bounds: DOMRect) => cellAt(view, ...pointOf(event, bounds))?.name ?? null

  // The dragged man follows the pointer through its attribute alone; React renders only when the cell below changes.
  const follow = () => {
    const [x, y] = lastPoint.current
    inHand.current?.setAttribute('transform', `translate(${x} ${y})`)
  }

  const cancel = () => {
    gesture.current = null
    setHeld(null)
    setOver(null)
    setDrawing(null)
  }

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    // A second finger, or a second button: whatever was going on is taken back.
    if (gesture.current !== null) return cancel()
    const bounds = svg.current?.getBoundingClientRect()
    if (bounds === undefined) return
    const cell = pick(event, bounds)
    if (event.button !== 0 && event.button !== rightButton) return
    if (event.button === 0) actions.press(cell)
    if (cell !== null) begin(event, cell, bounds)
  }

  /** The same on a man in hand; nothing is drawn from there. */
  const onHandDown = (event: PointerEvent<HTMLElement>, man: HandAnswer) => {
    if (gesture.current !== null) return cancel()
    const bounds = svg.current?.getBoundingClientRect()
    if (bounds === undefined || event.button !== 0) return
    actions.press(man)
    begin(event, man, bounds)
  }

  const begin = (event: PointerEvent<HTMLElement>, source: Source, bounds: DOMRect) => {
    gesture.current = {
      pointerId: event.pointerId,
      kind: event.button === 0 ? 'press' : 'draw',
      source,
      startX: event.clientX,
      startY: event.clientY,
      wasSelected: isSameSource(actions.selected, source),
      bounds,
      isDragging: false,
    }
    capture(event)
  }

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const now = gesture.current
    if (now === null) {
      // Hovering matters only while there is something to preview.
      const bounds = actions.selected === null ? undefined : svg.current?.getBoundingClientRect()
      if (event.pointerType !== 'touch') setOver(bounds === undefined ? null : pick(event, bounds))
      return
    }
    if (event.pointerId !== now.pointerId) return
    const cell = pick(event, now.bounds)
    if (now.kind === 'draw') {
      setDrawing(cell === null || typeof now.source !== 'string' ? null : { from: now.source, to: cell })
      return
    }
    // The other button pressed during a drag arrives as a move; so does a button let go outside the window.
    if (event.buttons !== 1) return cancel()
    if (!now.isDragging) {
      const isFar = Math.hypot(event.clientX - now.startX, event.clientY - now.startY) > dragThresholdPx
      if (!isFar || !actions.canDrag(now.source)) return
      now.isDragging = true
      setHeld({ source: now.source, isUnderFinger: event.pointerType === 'touch' })
    }
    lastPoint.current = pointOf(event, now.bounds)
    follow()
    setOver(cell)
  }

  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const now = gesture.current
    if (now === null || event.pointerId !== now.pointerId) return
    const cell = pick(event, now.bounds)
    cancel()
    const { source } = now
    if (now.kind === 'draw') {
      if (cell !== null && typeof source === 'string') actions.annotate(source, cell)
    } else if (now.isDragging) actions.drop(source, cell)
    else if (typeof source !== 'string' || cell === source) actions.tap(source, now.wasSelected)
  }

  const release = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerId === gesture.current?.pointerId) cancel()
  }

  return {
    held,
    over,
    drawing,
    cancel,
    /** Takes the element in hand as soon as it exists and puts it where the pointer is. */
    holdElement: (element: SVGGElement | null) => {
      inHand.current = element
      follow()
    },
    onHandDown,
    /** For whatever a gesture may begin on: it is followed there wherever it goes. */
    following: {
      onPointerMove,
      onPointerUp,
      onPointerCancel: release,
      onLostPointerCapture: release,
    },
    handlers: {
      onPointerDown,
      onPointerLeave: () => gesture.current === null && setOver(null),
    },
  }
}

function capture(event: PointerEvent<HTMLElement>) {
  try {
    event.currentTarget.setPointerCapture(event.pointerId)
  } catch {
    // The pointer has already gone, or was made by a program; the gesture still works inside the board.
  }
}
