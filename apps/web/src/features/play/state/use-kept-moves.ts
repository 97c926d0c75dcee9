'use client'

import { useEffect, useRef } from 'react'
import { parseKept, printKept } from './kept-moves.ts'
import type { KeptMoves, Outbox } from './outbox.ts'
import { useAskBeforeLeaving } from './use-ask-before-leaving.ts'

/**
 * Keeps moves that are not saved yet in this browser, so that they outlive the page, and hands them to `restore` when
 * the page is opened again. They carry the ids they were made with: sent twice, they are played once.
 */
export function useKeptMoves(outbox: Outbox, restore: (kept: KeptMoves) => void): void {
  const name = `unsaved-${outbox.record.id}`

  useEffect(() => {
    const kept = parseKept(taken(name))
    if (kept) restore(kept)
  }, [name, restore])

  const text = printKept(outbox)
  const holds = useRef(false)
  useEffect(() => {
    // A window without such moves leaves alone what another one keeps.
    if (text !== null || holds.current) keep(name, text)
    holds.current = text !== null
  }, [name, text])

  useAskBeforeLeaving(outbox.failures > 0)
}

/** A browser may keep nothing for a page; then moves live as long as the page does. */
function keep(name: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(name)
    else localStorage.setItem(name, text)
  } catch {}
}

function taken(name: string): string | null {
  try {
    const text = localStorage.getItem(name)
    localStorage.removeItem(name)
    return text
  } catch {
    return null
  }
}
