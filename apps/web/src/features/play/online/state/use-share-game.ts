'use client'

import { useEffect, useRef } from 'react'
import { useView } from '../../../../lib/browse/use-view.ts'
import { noBot } from '../../state/no-bot.ts'
import { type Game, momentAt } from '../../state/use-game.ts'
import type { SeatView } from '../../state/veiled.ts'
import type { OnlineGame } from './online-game.ts'
import { useConfirm } from './use-confirm.ts'
import type { Online } from './use-online.ts'

/** A game between people as one of them sees it, where each sees only a share: nothing is known here but what the server shows. */
export function useShareGame(online: Online, { seat, replay }: SeatView): OnlineGame {
  const { snapshot, outbox, moves, make } = online
  const { record, pending } = outbox
  const { steps } = replay
  const { length } = steps
  const { toLive, ...view } = useView(length, seat, 2)
  const { version, outcome } = snapshot
  const isMine = snapshot.toMove === seat && outcome === null && pending.length === 0 && !outbox.isOutdated

  // The man stands where it was put for as long as nobody knows whether it may.
  const settled = useRef<(() => void) | null>(null)
  const isWaiting = pending.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: a game that has gone on settles what was never sent, too
  useEffect(() => {
    if (isWaiting) return
    settled.current?.()
    settled.current = null
  }, [isWaiting, version])

  const ply = moves.length
  const confirm = useConfirm(snapshot.clock?.kind === 'days', isMine ? ply : null, (move) => {
    make(move, ply)
    return new Promise((resolve) => {
      settled.current = resolve
    })
  })
  const live = momentAt(replay, steps, length)
  const game: Game = {
    record,
    outbox,
    moves: [],
    start: replay.start,
    steps,
    isComplete: true,
    isRulesBroken: false,
    live,
    shown: momentAt(replay, steps, view.ply),
    ...view,
    outcome,
    turn: isMine ? 'person' : 'nobody',
    bot: noBot,
    manners: null,
    changeLevel: null,
    hints: null,
    noteHint: () => {},
    hasFailed: false,
    veiled: null,
    time: null,
    play: (move) => {
      toLive()
      return confirm.play(move)
    },
    takeBack: null,
    resigns: seat,
    resign: outcome !== null || online.isActing ? null : () => online.act('resign'),
    isChanging: online.isActing,
    retry: online.retry,
    dismiss: online.dismiss,
  }
  return { online, game, confirm, toMove: snapshot.toMove }
}
