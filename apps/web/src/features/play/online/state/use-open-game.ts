'use client'

import type { MoveId, ReplayAnswer } from '@variorum/engine/ask'
import { useCallback, useState } from 'react'
import { useView } from '../../../../lib/browse/use-view.ts'
import { refusalOf } from '../../../../trpc/refusal-of.ts'
import { noBot } from '../../state/no-bot.ts'
import { lineOf } from '../../state/record.ts'
import { isSilence } from '../../state/silence.ts'
import { type Game, momentAt } from '../../state/use-game.ts'
import { useSteps } from '../../state/use-steps.ts'
import type { OnlineGame } from './online-game.ts'
import { useConfirm } from './use-confirm.ts'
import type { Online } from './use-online.ts'

/** A game between people that everybody sees: the rules are asked beside the page, and a move is shown as it is made. */
export function useOpenGame(online: Online, replay: ReplayAnswer, seats: number): OnlineGame {
  const { snapshot, outbox, moves, make, refuse, dismiss } = online
  const { record } = outbox
  const { mySeat: seat } = snapshot
  const steps = useSteps(lineOf(record, moves), replay)
  const [hasFailed, setFailed] = useState(false)
  const { length } = steps.known
  const { toLive, ...view } = useView(length, seat ?? 0, seats)
  const live = momentAt(replay, steps.known, length)
  // The end is for the server to say, resignations and times included; what the board says of itself is said at once.
  const outcome = record.outcome ?? (steps.isComplete ? live.position.outcome : null)
  const { toMove } = live.position
  const isMine = seat !== null && seat === toMove && outcome === null && !outbox.isOutdated

  const { ask } = steps
  const { length: ply } = moves
  const move = useCallback(
    async (id: MoveId) => {
      setFailed(false)
      try {
        const step = await ask(id)
        make(step.move.id, ply)
      } catch (error) {
        const { key } = refusalOf(error)
        if (isSilence(key)) setFailed(true)
        else refuse(id, key)
      }
    },
    [ask, make, refuse, ply],
  )
  const confirm = useConfirm(snapshot.clock?.kind === 'days', isMine ? ply : null, move)
  const game: Game = {
    record,
    outbox,
    moves,
    start: replay.start,
    steps: steps.known,
    isComplete: steps.isComplete,
    isRulesBroken: steps.isBroken,
    live,
    shown: momentAt(replay, steps.known, view.ply),
    ...view,
    outcome,
    turn: isMine ? 'person' : 'nobody',
    bot: noBot,
    manners: null,
    changeLevel: null,
    hints: null,
    noteHint: () => {},
    hasFailed,
    veiled: null,
    time: null,
    play: (id) => {
      toLive()
      return confirm.play(id)
    },
    takeBack: null,
    resigns: seat ?? 0,
    resign: seat === null || outcome !== null || online.isActing ? null : () => online.act('resign'),
    isChanging: online.isActing,
    retry: () => {
      setFailed(false)
      steps.retry()
      online.retry()
    },
    dismiss: () => {
      setFailed(false)
      dismiss()
    },
  }
  return { online, game, confirm, toMove: outcome === null ? toMove : null }
}
