'use client'

import { createContext, type ReactNode, use, useCallback, useState } from 'react'
import './announcer.css'

/** Messages kept in the page; older ones have been spoken long ago. */
const keptMessages = 24

const AnnounceContext = createContext<((message: string) => void) | null>(null)

interface Message {
  readonly id: number
  readonly text: string
}

/**
 * The one place from which the page speaks. Each message is a node of its own appended to a polite live region, so a
 * screen reader says them in the order they came, each once, and the same words twice when the same thing happens twice.
 */
export function Announcer({ children }: { readonly children: ReactNode }) {
  const [messages, setMessages] = useState<readonly Message[]>([])
  const announce = useCallback((text: string) => {
    if (text === '') return
    setMessages((before) => [...before, { id: (before.at(-1)?.id ?? 0) + 1, text }].slice(-keptMessages))
  }, [])
  return (
    <AnnounceContext value={announce}>
      {children}
      <div className="v-announcer" aria-live="polite" aria-atomic="false" aria-relevant="additions">
        {messages.map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
      </div>
    </AnnounceContext>
  )
}

/** Speaks through the nearest announcer; null when the page has none. */
export const useAnnounce = () => use(AnnounceContext)
