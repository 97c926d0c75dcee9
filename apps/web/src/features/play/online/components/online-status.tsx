import type { VariantAnswer } from '@variorum/engine/ask'
import { useEffect, useEffectEvent } from 'react'
import { GameStatus } from '../../components/game-status.tsx'
import { StatusLine } from '../../components/status-line.tsx'
import { useStatus } from '../../components/use-status.ts'
import type { OnlineGame } from '../state/online-game.ts'
import { OnlineEnd } from './online-end.tsx'
import { useOnlineStatus } from './use-online-status.ts'

interface OnlineStatusProps {
  readonly table: OnlineGame
  readonly variant: VariantAnswer
  readonly onFailedMoves: (() => void) | null
}

/** How things stand between two people, in a room that never changes its size: what is asked stands there too. */
export function OnlineStatus({ table, variant, onFailedMoves }: OnlineStatusProps) {
  const usual = useStatus(table.game, variant, onFailedMoves)
  const own = useOnlineStatus(table, variant)
  // A question that comes takes the place of a notice from before; what is refused while it stands is told over it.
  const question = own?.second ? own.status.title : null
  const makeRoom = useEffectEvent(() => {
    if (table.game.outbox.refusal) table.game.dismiss()
  })
  useEffect(() => {
    if (question !== null) makeRoom()
  }, [question])
  if (usual.tone === 'over') return <OnlineEnd table={table} variant={variant} />
  if (usual.tone === 'trouble' || own === null) {
    return <GameStatus game={table.game} variant={variant} onFailedMoves={onFailedMoves} />
  }
  return <StatusLine {...own} />
}
