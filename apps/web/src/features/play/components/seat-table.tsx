import { useEffect, useRef } from 'react'
import { useSeatGame } from '../state/use-seat-game.ts'
import type { Veiled } from '../state/use-veiled.ts'
import type { Curtain } from '../state/veiled.ts'
import { type Furniture, TableOfPlay } from './game-table.tsx'

/** How long a mover sees what came of the move before the curtain closes by itself. */
const sightMs = 5_000

interface SeatTableProps extends Furniture {
  readonly veiled: Veiled
  readonly open: Extract<Curtain, { kind: 'open' }>
}

/** The table as one seat sees it, for as long as that seat has it. */
export function SeatTable({ veiled, open, ...furniture }: SeatTableProps) {
  const game = useSeatGame(veiled, open)
  const frame = useRef<HTMLDivElement>(null)
  const { cover } = veiled
  const { isMade } = open

  // Whoever took the board with a key goes on at the board itself.
  useEffect(() => frame.current?.querySelector<HTMLElement>('[role="grid"]')?.focus({ preventScroll: true }), [])

  useEffect(() => {
    if (!isMade) return
    const timer = setTimeout(cover, sightMs)
    return () => clearTimeout(timer)
  }, [isMade, cover])

  return (
    <div ref={frame}>
      <TableOfPlay game={game} moves={open.view.moves} isAsking={false} onFailedMoves={null} {...furniture} />
    </div>
  )
}
