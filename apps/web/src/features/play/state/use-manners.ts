'use client'

import { useState } from 'react'
import { type BotOffer, botOffer, type DrawAnswer, drawAnswer } from './manners.ts'
import type { GameRecord } from './record.ts'
import type { Bot } from './use-bot.ts'

/** How a bot and its player come to an end that is not on the board. */
export interface Manners {
  /** What the bot offers. */
  readonly offer: BotOffer | null
  /** What it has said to the draw its player offered, until the game goes on. */
  readonly answer: Exclude<DrawAnswer, 'accepts'> | null
  /** Takes what the bot offers, or the draw it would accept. */
  readonly accept: () => void
  readonly decline: () => void
  /** Offers a draw; null when it is not the moment. */
  readonly offerDraw: (() => void) | null
}

interface Situation {
  readonly record: GameRecord
  /** How many play: what two agree on ends no game of more. */
  readonly seats: number
  readonly bot: Bot
  /** Moves on the board. */
  readonly ply: number
  readonly quiet: number
  /** The person is to move, and everything is saved. */
  readonly isMoment: boolean
  readonly settle: (as: 'conceded' | 'drawn') => void
}

/** Offers and answers of the bot of a game; null where none plays. */
export function useManners({ record, seats, bot, ply, quiet, isMoment, settle }: Situation): Manners | null {
  const [declinedAt, setDeclinedAt] = useState<number | null>(null)
  const [answered, setAnswered] = useState<{ readonly ply: number; readonly answer: Manners['answer'] } | null>(null)
  const { botLevel: level } = record
  if (level === null || !record.mine || seats > 2) return null
  const judgements = bot.judgements.filter((one) => one.ply < ply)
  const answer = isMoment && answered?.ply === ply ? answered.answer : null
  const offer = isMoment ? botOffer({ level, judgements, ply, quiet, declinedAt }) : null
  return {
    offer,
    answer,
    accept: () => settle(offer === 'resign' && answer === null ? 'conceded' : 'drawn'),
    decline: () => {
      setAnswered(null)
      if (answer === null) setDeclinedAt(ply)
    },
    offerDraw:
      isMoment && answer === null
        ? () => {
            const said = drawAnswer(level, judgements)
            if (said === 'accepts' || offer === 'draw') settle('drawn')
            else setAnswered({ ply, answer: said })
          }
        : null,
  }
}
