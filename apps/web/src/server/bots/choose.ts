import { createHash } from 'node:crypto'
import type { Line, ThoughtAnswer } from '@variorum/engine/ask'
import type { BotLevel } from '@variorum/engine/bot-levels'
import type { Game } from '@variorum/engine/game'
import { type Share, shareOf } from '@variorum/engine/search'
import type { ThinkOptions } from '../../lib/engine-router/context.ts'
import { clocksOf } from '../games/clocks-of.ts'
import type { OnlineGame } from '../games/online-game.ts'
import { lineOf } from '../games/stored-line.ts'
import { think } from '../search/search.ts'

/** Thinks on behalf of somebody. */
export type BotThink = (about: Line | Share, options: ThinkOptions, onBehalfOf: string) => Promise<ThoughtAnswer | null>

/** Longest and shortest that a bot thinks, and the share of its time that it spends on a move. */
const mostMs = 3_000
const leastMs = 30
const shareOfTime = 1 / 30

/** What a bot would play. Where not everybody sees everything it is asked about its share, and nobody else is. */
export async function choose(
  played: Game,
  game: OnlineGame,
  seat: number,
  level: BotLevel,
  botThink: BotThink,
): Promise<ThoughtAnswer | null> {
  const line = lineOf(game)
  const about = played.isOpen ? line : shareOf(played, line, seat)
  if (about === undefined) throw new Error(`The game ${game.row.id} does not follow its rules.`)
  const options = { level, limits: { ms: timeFor(game, seat) }, seed: seedOf(game) }
  const opponent = game.players.find((player) => player.seat !== seat)
  return botThink(about, options, opponent?.playerId ?? game.row.id)
}

/** On a thread of the pool, in the name of the person it plays with: so that each person waits for themselves. */
export const thinkOnThread: BotThink = async (about, options, onBehalfOf) => {
  const asker = { caller: `bot of ${onBehalfOf}`, address: `bot of ${onBehalfOf}` }
  let last: ThoughtAnswer | null = null
  for await (const thought of think(about, options, asker, AbortSignal.timeout(8_000))) last = thought
  return last
}

function timeFor({ row }: OnlineGame, seat: number): number {
  const { clock } = row
  const left =
    clock === null || clock.kind === 'days' ? Number.POSITIVE_INFINITY : (clocksOf(row).seats[seat]?.left ?? 0)
  return Math.round(Math.max(leastMs, Math.min(mostMs, left * shareOfTime)))
}

/** The same for all of a game, in which a bot has one day; two processes that both think of a turn come to the same. */
const seedOf = ({ row }: OnlineGame): number => createHash('sha256').update(row.id).digest().readUInt32LE(0)
