import type { CellName } from '@variorum/engine/ask'
import { type PointerEvent, type RefObject, useRef, useState } from 'react'
import { type BoardView, cellAt } from './view.ts'

/** A press becomes a drag only after this way, so that a tap with a shaky hand stays a tap. */
const dragThresholdPx = 3
const rightButton = 2

interface Gesture {
  readonly pointerId: number
  readonly kind: 'press' | 'draw'
  readonly cell: CellName
  readonly startX: number
  readonly startY: number
  readonly wasSelected: boolean
  /** Measured once: the board does not move under a pressed finger. */
  readonly bounds: DOMRect
  isDragging: boolean
}

export interface GestureActions {
  readonly selected: CellName | null
  readonly canDrag: (cell: CellName) => boolean
  /** The pointer went down with the first button; true when the cell is now the selected one. */
  readonly press: (cell: CellName | null) => void
  readonly tap: (cell: CellName, wasSelected: boolean) => void
  readonly drop: (from: CellName, to: CellName | null) => void
  readonly annotate: (from: CellName, to: CellName) => void
}

export interface Held {
  readonly cell: CellName
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
    if (cell === null) return
    gesture.current = {
      pointerId: event.pointerId,
      kind: event.button === 0 ? 'press' : 'draw',
      cell,
      startX: event.clientX,
      startY: event.clientY,
      wasSelected: actions.selected === cell,
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
      setDrawing(cell === null ? null : { from: now.cell, to: cell })
      return
    }
    // The other button pressed during a drag arrives as a move; so does a button let go outside the window.
    if (event.buttons !== 1) return cancel()
    if (!now.isDragging) {
      const isFar = Math.hypot(event.clientX - now.startX, event.clientY - now.startY) > dragThresholdPx
      if (!isFar || !actions.canDrag(now.cell)) return
      now.isDragging = true
      setHeld({ cell: now.cell, isUnderFinger: event.pointerType === 'touch' })
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
    if (now.kind === 'draw') {
      if (cell !== null) actions.annotate(now.cell, cell)
    } else if (now.isDragging) actions.drop(now.cell, cell)
    else if (cell === now.cell) actions.tap(cell, now.wasSelected)
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
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: release,
      onLostPointerCapture: release,
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
