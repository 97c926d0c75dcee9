import type { BotLevel } from '@variorum/engine/ask'
import { botLevels } from '@variorum/engine/bot-levels'

/** How a bot thought of its game when it had chosen a move: hundredths of a pawn, for itself. */
export interface Judgement {
  /** The ply of the move. */
  readonly ply: number
  readonly score: number
}

export type BotOffer = 'resign' | 'draw'

/** Below these a bot does not judge well enough to be believed, by anybody or by itself. */
const resignsFrom = 'improver'
const offersFrom = 'improver'
const acceptsFrom = 'casual'

/** A queen behind and more, and not for a moment. */
const hopeless = { score: -1_100, turns: 4 } as const
/** Neither side has had anything for a long time. */
const even = { score: 25, turns: 8, firstPly: 60, quiet: 16 } as const
/** To like a draw it must not have stood better lately. */
const content = { score: 15, turns: 3 } as const
/** So far behind, its player has more than a draw to play for. */
const behind = -150
/** What was declined is not offered again so soon, in plies. */
const patience = 16

const isAtLeast = (level: BotLevel, least: BotLevel): boolean => botLevels.indexOf(level) >= botLevels.indexOf(least)

interface Situation {
  readonly level: BotLevel
  /** In the order of their plies, of the line that is played. */
  readonly judgements: readonly Judgement[]
  /** Moves played. */
  readonly ply: number
  /** Steps since something was taken. */
  readonly quiet: number
  /** How many moves had been played when its player last told it to play on; null if never. */
  readonly declinedAt: number | null
}

/**
 * What a bot offers once it has moved: to give up what has been hopeless for several turns on end, or a draw where nothing
 * happens any more. Never a draw in a position that it thinks is lost, for there its player has more to gain.
 */
export function botOffer({ level, judgements, ply, quiet, declinedAt }: Situation): BotOffer | null {
  if (declinedAt !== null && ply < declinedAt + patience) return null
  if (judgements.at(-1)?.ply !== ply - 1) return null
  const all = (turns: number, is: (score: number) => boolean) =>
    judgements.length >= turns && judgements.slice(-turns).every(({ score }) => is(score))
  if (isAtLeast(level, resignsFrom) && all(hopeless.turns, (score) => score <= hopeless.score)) return 'resign'
  const isLate = ply >= even.firstPly && quiet >= even.quiet
  if (isAtLeast(level, offersFrom) && isLate && all(even.turns, (score) => Math.abs(score) <= even.score)) return 'draw'
  return null
}

/**
 * What it says to a draw that is offered: `plays` every game to its end, as the weakest do; `early`, it has not seen enough;
 * `declines`; `accepts`; or `better`, it accepts and thinks that who offers stands better, which is said before it is done.
 */
export type DrawAnswer = 'plays' | 'early' | 'declines' | 'accepts' | 'better'

export function drawAnswer(level: BotLevel, judgements: readonly Judgement[]): DrawAnswer {
  if (!isAtLeast(level, acceptsFrom)) return 'plays'
  const last = judgements.slice(-content.turns)
  if (last.length < content.turns) return 'early'
  if (last.every(({ score }) => score <= behind)) return 'better'
  return last.every(({ score }) => score <= content.score) ? 'accepts' : 'declines'
}
