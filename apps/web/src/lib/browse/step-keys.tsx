'use client'

import { useEffect, useEffectEvent } from 'react'
import type { BrowseStep } from './browsing.ts'

const brackets: Readonly<Record<string, BrowseStep>> = { '[': 'previous', ']': 'next', '{': 'first', '}': 'last' }
const arrows: Readonly<Record<string, BrowseStep>> = { ArrowLeft: 'previous', ArrowRight: 'next' }

/** Where keys are letters, and where arrows already mean something: choices, the board, the list of moves. */
const writing = 'input:not([type="radio"], [type="checkbox"]), textarea, select, dialog'
const walking = 'input, textarea, select, dialog, [role="grid"], [data-seats]'

interface StepKeysProps {
  readonly onStep: (step: BrowseStep) => void
  /** `?` was pressed, where it means something. */
  readonly onHelp?: (() => void) | undefined
}

/** Brackets step through the game from anywhere on the page but where one writes; arrows too, where nothing else wants them. */
export function StepKeys({ onStep, onHelp }: StepKeysProps) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    const isIn = (place: string) => event.target instanceof Element && event.target.closest(place) !== null
    const step = isIn(writing) ? undefined : (brackets[event.key] ?? (isIn(walking) ? undefined : arrows[event.key]))
    if (step) onStep(step)
    else if (onHelp && event.key === '?' && !isIn(writing)) onHelp()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  return null
}
