'use client'

import { createContext, type ReactNode, use } from 'react'
import { type Players, usualPlayers } from './players.ts'

const PlayersContext = createContext(usualPlayers)

interface SeatsProps {
  readonly of: Players
  readonly className?: string
  readonly children: ReactNode
}

/** Who plays on what stands inside: the words for their sides, and the colours of their men. */
export function Seats({ of: players, className = 'contents', children }: SeatsProps) {
  return (
    <PlayersContext value={players}>
      <div className={className} data-armies={players.seats.length}>
        {children}
      </div>
    </PlayersContext>
  )
}

export const usePlayers = (): Players => use(PlayersContext)
