'use client'

import type {
  BotLevel,
  MoveAnswer,
  MoveId,
  OutcomeAnswer,
  PositionAnswer,
  ReplayAnswer,
  Seat,
  StepAnswer,
} from '@variorum/engine/ask'
import { useCallback, useState } from 'react'
import type { BrowseStep } from '../../../lib/browse/browsing.ts'
import { useView } from '../../../lib/browse/use-view.ts'
import { refusalOf } from '../../../trpc/refusal-of.ts'
import type { Mover, Outbox } from './outbox.ts'
import { type GameRecord, lineOf } from './record.ts'
import { seedOf } from './seed-of.ts'
import { isSilence } from './silence.ts'
import type { Time, UseTime } from './time.ts'
import { resigningSeat, type Turn, takebackPly, turnOf } from './turn.ts'
import { type Bot, useBot } from './use-bot.ts'
import { useFlag } from './use-flag.ts'
import { useGameServer } from './use-game-server.ts'
import type { Hints } from './use-hint.ts'
import { useHold } from './use-hold.ts'
import { type Manners, useManners } from './use-manners.ts'
import { useOutbox } from './use-outbox.ts'
import { useSteps } from './use-steps.ts'
import { useThink } from './use-think.ts'

/** A position of the game with the move that led to it. */
export interface Moment {
  readonly position: PositionAnswer
  readonly move: MoveAnswer | null
}

/** The one who has the board to themselves. */
export interface SeatAtTable {
  readonly seat: Seat
  /** They have moved, and see for a moment what came of it. */
  readonly isMade: boolean
  readonly cover: () => void
}

export interface Game {
  readonly record: GameRecord
  readonly outbox: Outbox
  readonly moves: readonly MoveId[]
  readonly start: PositionAnswer
  readonly steps: readonly StepAnswer[]
  readonly isComplete: boolean
  readonly isRulesBroken: boolean
  readonly live: Moment
  readonly shown: Moment
  readonly ply: number
  readonly isLookingBack: boolean
  readonly outcome: OutcomeAnswer | null
  readonly turn: Turn
  readonly bot: Bot
  /** What a bot and its player may agree on; null where none plays. */
  readonly manners: Manners | null
  /** Lets another bot play on; null where none plays, or when nothing may be changed. */
  readonly changeLevel: ((level: BotLevel) => void) | null
  /** Hints for who plays a bot; null where nobody gives any. */
  readonly hints: Hints | null
  /** Remembers that a hint was asked for after that many moves. */
  readonly noteHint: (ply: number) => void
  /** Set when the move just made could not be played: the rules did not answer. */
  readonly hasFailed: boolean
  /** Set where only one seat's share is shown; null where everybody sees everything. */
  readonly veiled: SeatAtTable | null
  /** The clocks of a game on one device; null where there are none, or others. */
  readonly time: Time | null
  readonly orientation: Seat
  readonly flip: () => void
  readonly step: (step: BrowseStep) => void
  readonly goTo: (ply: number) => void
  readonly play: (move: MoveId) => Promise<void>
  /** Null when there is nothing to take back, or when it is not the moment. */
  readonly takeBack: (() => void) | null
  readonly resigns: Seat
  /** Gives the game up for a seat; null when it is over, or when nothing may be changed. */
  readonly resign: ((seat: Seat) => void) | null
  /** A change is on its way, or waits for a move to be saved. */
  readonly isChanging: boolean
  readonly retry: () => void
  readonly dismiss: () => void
}

/** Everything a screen needs to show one game and to play it. */
export function useGame(initial: GameRecord, replay: ReplayAnswer, seats: number, useTime: UseTime): Game {
  const server = useGameServer(initial.id)
  const inbox = useOutbox(initial, server)
  const { outbox, moves, make, refuse, change } = inbox
  const { record } = outbox
  const steps = useSteps(lineOf(record, moves), replay)
  const [hasFailed, setFailed] = useState(false)

  const length = steps.known.length
  const { toLive, ...view } = useView(length, record.personSeat ?? 0, seats)
  const live = momentAt(replay, steps.known, length)
  const outcome = record.outcome ?? (steps.isComplete ? live.position.outcome : null)
  const { isOutdated } = outbox
  const isPlayed = record.mine && outcome === null && !isOutdated
  const time = useTime(record, outbox.pending, steps.known, isPlayed)
  const { isOut = false, thought } = time ?? {}
  const turn = isOutdated || isOut ? 'nobody' : turnOf(record, live.position.toMove, outcome !== null)
  const canChange = record.mine && !inbox.isChanging && !isOutdated

  const { ask } = steps
  const move = useCallback(
    async (id: MoveId, by: Mover) => {
      setFailed(false)
      const took = thought?.()
      try {
        const step = await ask(id)
        make(step.move.id, moves.length, by, took)
      } catch (error) {
        const { key } = refusalOf(error)
        if (isSilence(key)) setFailed(true)
        else refuse(id, key)
      }
    },
    [ask, make, refuse, moves.length, thought],
  )
  const play = useCallback(
    (id: MoveId) => {
      toLive()
      return move(id, 'person')
    },
    [move, toLive],
  )
  // Whoever looks back while the bot thinks stays where they are.
  const playForBot = useCallback((id: MoveId) => void move(id, 'bot'), [move])
  // Of several windows on one game, one lets the bot think.
  const isThinkingHere = useHold(
    record.mine && record.personSeat !== null && outcome === null ? `bot-${record.id}` : null,
  )
  const botLine = turn === 'bot' && steps.isComplete && isThinkingHere ? lineOf(record, moves) : null
  const { botLevel: level } = record
  const toThink = botLine && level ? { line: botLine, level, seed: seedOf(record.id) } : null
  const bot = useBot(toThink, useThink(isThinkingHere ? record.variant : null), playForBot)
  const wakeBot = () => {
    if (turn === 'bot') bot.wake()
  }

  // Until the server has said what becomes of it: a refusal is read first.
  const isToFlag = isOut && canChange && outbox.pending.length === 0 && outbox.refusal === null
  useFlag(isToFlag, () => {
    const took = thought?.() ?? 0
    change(() => server.flag(record.ply, took))
  })

  const isSettled = outbox.pending.length === 0 && !inbox.isChanging && steps.isComplete
  const manners = useManners({
    record,
    seats,
    bot,
    ply: moves.length,
    quiet: live.position.quiet,
    isMoment: turn === 'person' && isSettled,
    settle: (as) => change(() => server.settle(record.ply, as)),
  })

  const backTo = takebackPly(
    record,
    steps.known.map(({ move }) => move.seat),
  )
  const resigns = resigningSeat(record, live.position.toMove)
  const { resignation, toMove } = live.position
  return {
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
    turn,
    bot,
    manners,
    changeLevel:
      canChange && level !== null && outcome === null ? (next) => change(() => server.changeLevel(next)) : null,
    hints: null,
    noteHint: server.noteHint,
    hasFailed,
    veiled: null,
    time,
    play,
    takeBack:
      canChange && record.isOpen && outbox.pending.length === 0 && backTo !== null
        ? () => {
            toLive()
            const took = thought?.()
            change(() => server.takeBack(backTo, record.version, took))
          }
        : null,
    resigns,
    resign:
      !canChange || outcome !== null || (resignation !== null && resigns !== toMove)
        ? null
        : resignation === null
          ? (seat) => {
              const took = thought?.()
              change(() => server.resign(seat, took))
            }
          : // Where the others play on it is a step of the game, made by whose turn it is.
            (seat) => {
              if (seat === toMove) void play(resignation)
            },
    isChanging: inbox.isChanging,
    retry: () => {
      setFailed(false)
      steps.retry()
      inbox.retry()
      // A bot whose move failed has thought already, and thinks again only when it is asked.
      if (hasFailed) wakeBot()
    },
    dismiss: () => {
      setFailed(false)
      inbox.dismiss()
      if (outbox.refusal) wakeBot()
    },
  }
}

export function momentAt(replay: ReplayAnswer, steps: readonly StepAnswer[], ply: number): Moment {
  const step = steps[ply - 1]
  return step ? { position: step.position, move: step.move } : { position: replay.start, move: null }
}
