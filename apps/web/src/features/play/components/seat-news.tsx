import { useAnnounce } from '@variorum/ui/primitives'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { useNames } from '../../../lib/board/names.ts'
import type { Game } from '../state/use-game.ts'

/** Says who has just left the game: no man moves for that, so the board says nothing of it. */
export function SeatNews({ game }: { readonly game: Game }) {
  const announce = useAnnounce()
  const t = useTranslations('play')
  const names = useNames()
  const { ply, shown } = game
  const { standings } = shown.position
  const seen = useRef({ ply, standings })
  useEffect(() => {
    const before = seen.current
    seen.current = { ply, standings }
    if (ply !== before.ply + 1) return
    for (const [seat, { state }] of standings.entries()) {
      if (state === before.standings[seat]?.state || state === 'playing') continue
      announce?.(t(state === 'resigned' ? 'newsGaveUp' : 'newsOut', { side: names.seat(seat) }))
    }
  }, [ply, standings, announce, t, names])
  return null
}
