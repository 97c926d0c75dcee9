'use client'

import { useEffect, useEffectEvent, useRef } from 'react'
import type { WalkStep } from '../../../lib/tree/paths.ts'

const brackets: Readonly<Record<string, WalkStep>> = { '[': 'previous', ']': 'next', '{': 'first', '}': 'last' }
const arrows: Readonly<Record<string, WalkStep>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  ArrowUp: 'above',
  ArrowDown: 'below',
  Home: 'first',
  End: 'last',
}

/** Where keys are letters, and where arrows already mean something: choices, the board, men in hand. */
const writing = 'input:not([type="radio"], [type="checkbox"]), textarea, select, dialog'
const walking = 'input, textarea, select, dialog, [role="grid"], [data-hand]'
const board = '[role="grid"]'

interface WalkKeysProps {
  /** Walks; whether that led anywhere. */
  readonly onWalk: (step: WalkStep) => boolean
  readonly onUndo: () => boolean
  readonly onFlip: () => void
}

/**
 * Arrows walk the tree from wherever nothing else wants them, brackets from the board too; F turns it, and Control and Z
 * undo. On a board that was come to by key arrows walk its cells; who has pressed it with a pointer has no use for that.
 */
export function WalkKeys({ onWalk, onUndo, onFlip }: WalkKeysProps) {
  const isPointing = useRef(false)
  const point = useEffectEvent(() => {
    isPointing.current = true
  })
  /** Heard before the board hears it. */
  const pressEarly = useEffectEvent((event: KeyboardEvent) => {
    const step = arrows[event.key]
    if (!step) {
      // Whoever begins to type, or to go about by Tab, has put the pointer away.
      if (!['Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) isPointing.current = false
      return
    }
    const isOnBoard = event.target instanceof Element && event.target.closest(board) !== null
    if (!isPointing.current || !isOnBoard || event.ctrlKey || event.metaKey || event.altKey) return
    event.stopPropagation()
    if (onWalk(step)) event.preventDefault()
  })
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey) return
    const isIn = (place: string) => event.target instanceof Element && event.target.closest(place) !== null
    if (isIn(writing)) return
    if (event.ctrlKey || event.metaKey) {
      if (event.key.toLowerCase() === 'z' && !event.shiftKey && onUndo()) event.preventDefault()
      return
    }
    const step = brackets[event.key] ?? (isIn(walking) ? undefined : arrows[event.key])
    // Where nothing lies above or below, the arrows still move the page.
    if (step) {
      if (onWalk(step)) event.preventDefault()
    } else if (event.key === 'f' && !isIn(walking)) onFlip()
  })
  useEffect(() => {
    window.addEventListener('pointerdown', point, true)
    window.addEventListener('keydown', pressEarly, true)
    window.addEventListener('keydown', press)
    return () => {
      window.removeEventListener('pointerdown', point, true)
      window.removeEventListener('keydown', pressEarly, true)
      window.removeEventListener('keydown', press)
    }
  }, [])
  return null
}
