import type { StepAnswer } from '@variorum/engine/ask'
import { useAnnounce } from '@variorum/ui/primitives'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef } from 'react'
import { movedText } from '../../../lib/board/board-text.ts'
import type { Look } from '../../../lib/board/look.ts'
import { useNames } from '../../../lib/board/names.ts'
import { useHowTaken } from '../../../lib/board/use-how-taken.ts'
import { useSeatGame } from '../state/use-seat-game.ts'
import type { Veiled } from '../state/use-veiled.ts'
import { type Curtain, stageOfMove } from '../state/veiled.ts'
import { type Furniture, TableOfPlay } from './table-of-play.tsx'

/** How long a mover sees the move, and then what came of it, before the curtain closes by itself. */
const sightMs = 5_000

interface SeatTableProps extends Furniture {
  readonly veiled: Veiled
  readonly open: Extract<Curtain, { kind: 'open' }>
  readonly onLook: (look: Look) => void
}

/** The table as one seat sees it, for as long as that seat has it. */
export function SeatTable({ veiled, open, ...furniture }: SeatTableProps) {
  const game = useSeatGame(veiled, open)
  const frame = useRef<HTMLDivElement>(null)
  const { cover } = veiled
  const stage = stageOfMove(veiled.game)

  // Whoever took the board with a key goes on at the board itself.
  useEffect(() => frame.current?.querySelector<HTMLElement>('[role="grid"]')?.focus({ preventScroll: true }), [])

  useEffect(() => {
    if (stage === null) return
    const timer = setTimeout(cover, sightMs)
    return () => clearTimeout(timer)
  }, [stage, cover])

  return (
    <div ref={frame}>
      <TableOfPlay game={game} moves={open.view.moves} isAsking={false} onFailedMoves={null} {...furniture}>
        <News step={open.view.replay.steps.at(-1)} />
      </TableOfPlay>
    </div>
  )
}

/** Says to whoever has just taken the board what is known of the move before. */
function News({ step }: { readonly step: StepAnswer | undefined }) {
  const announce = useAnnounce()
  const board = useTranslations('board')
  const names = useNames()
  const howTaken = useHowTaken()
  const tell = useEffectEvent(() => {
    if (!step) return
    const { move, position } = step
    announce?.([movedText({ ...move, victims: [] }, false, board, names), ...howTaken(move, position.men)].join(' '))
  })
  useEffect(() => tell(), [])
  return null
}
