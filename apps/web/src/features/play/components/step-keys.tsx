'use client'

import { useEffect, useEffectEvent } from 'react'
import type { BrowseStep } from '../state/browsing.ts'

const keys: Readonly<Record<string, BrowseStep>> = { '[': 'previous', ']': 'next', '{': 'first', '}': 'last' }

/** Brackets step through the game from anywhere on the page, except where one writes. */
export function StepKeys({ onStep }: { readonly onStep: (step: BrowseStep) => void }) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = keys[event.key]
    const isWriting = event.target instanceof Element && event.target.closest('input, textarea, select, dialog')
    if (!step || isWriting || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    onStep(step)
  })
  useEffect(() => {
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  return null
}
