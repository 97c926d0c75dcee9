'use client'

import { useView } from '../../../lib/browse/use-view.ts'
import { noBot } from './no-bot.ts'
import { emptyOutbox } from './outbox.ts'
import { type Game, momentAt } from './use-game.ts'
import type { Veiled } from './use-veiled.ts'
import type { Curtain } from './veiled.ts'

/** A game as the seat knows it that has the board: what everybody's table shows, of one seat's share. */
export function useSeatGame(veiled: Veiled, { view, isMade }: Extract<Curtain, { kind: 'open' }>): Game {
  const { seat, replay } = view
  const { record, pending, refusal, failures } = veiled.game
  const { steps } = replay
  const { length } = steps
  const { toLive, ...shown } = useView(length, seat, 2)
  const live = momentAt(replay, steps, length)
  const sent = pending ? [{ ...pending, by: 'person' as const }] : []
  return {
    record,
    outbox: { ...emptyOutbox(record), pending: sent, refusal, failures },
    // The moves themselves are not known here, only what the seat saw of them.
    moves: [],
    start: replay.start,
    steps,
    isComplete: true,
    isRulesBroken: false,
    live,
    shown: momentAt(replay, steps, shown.ply),
    ...shown,
    outcome: null,
    turn: isMade || veiled.time?.isOut ? 'nobody' : 'person',
    bot: noBot,
    manners: null,
    changeLevel: null,
    hints: null,
    noteHint: () => {},
    hasFailed: false,
    time: veiled.time,
    veiled: { seat, isMade, cover: veiled.cover },
    play: (move) => {
      toLive()
      return veiled.play(move, length)
    },
    takeBack: null,
    resigns: seat,
    // A move on its way may end the turn, and with it the right to give up for this seat.
    resign: isMade || pending || veiled.isChanging ? null : veiled.resign,
    isChanging: veiled.isChanging,
    retry: veiled.retry,
    dismiss: veiled.dismiss,
  }
}
