'use client'

import { createContext, type ReactNode, use } from 'react'

/** Unless a page says who plays on it, it is White and Black. */
const two: readonly string[] = ['white', 'black']

const SeatsContext = createContext(two)

interface SeatsProps {
  /** What the seats are called, in the order of play. */
  readonly ids: readonly string[]
  readonly className?: string
  readonly children: ReactNode
}

/** Who plays on what stands inside: the words for their sides, and the colours of their men. */
export function Seats({ ids, className = 'contents', children }: SeatsProps) {
  return (
    <SeatsContext value={ids}>
      <div className={className} data-armies={ids.length}>
        {children}
      </div>
    </SeatsContext>
  )
}

export const useSeats = (): readonly string[] => use(SeatsContext)
