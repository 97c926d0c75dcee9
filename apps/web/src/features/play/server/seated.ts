import type { Game } from '@variorum/engine/game'
import { movesPerPoint } from '../../../lib/engine-router/about.ts'
import { refusal } from '../../../lib/refusal.ts'
import type { StoredGame } from '../../../server/games/stored-line.ts'
import type { Context } from '../../../server/trpc/context.ts'
import { answerOf } from './game-answer.ts'
import { readGame } from './stored-game.ts'

export interface Seated {
  readonly played: Game
  readonly stored: StoredGame
}

/** A game of which a seat may be shown its share: to whoever holds all seats, and to no seat but the one to move. */
export async function seated(ctx: Context, id: string, seat: number): Promise<Seated> {
  const stored = await readGame(await ctx.db(), id)
  const { row, moves } = stored
  if (row.owner !== ctx.player?.id) throw refusal('FORBIDDEN', 'notYours', { id })
  await ctx.admit('rules', Math.floor(moves.length / movesPerPoint))
  const played = await ctx.gameOf(row.variant)
  if (!played) throw refusal('NOT_FOUND', 'unknownVariant', { variant: row.variant })
  const state = answerOf(played, stored, row.owner)
  if (row.status === 'over') throw refusal('CONFLICT', 'gameOver', {}, state)
  if (state.toMove !== seat) throw refusal('CONFLICT', 'conflict', { ply: row.ply }, state)
  return { played, stored }
}
