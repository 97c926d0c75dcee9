import { botLevels } from '@variorum/engine/bot-levels'
import { z } from 'zod'
import { refusal } from '../../../lib/refusal.ts'
import { gameId } from '../../../server/games/game-id.ts'
import { visitorProcedure } from '../../../server/trpc/procedures.ts'
import { changeGame } from './change-game.ts'
import { answerOf, gameAnswer } from './game-answer.ts'
import { lockGame } from './stored-game.ts'

/** Exchanges the bot of a game that is played for a stronger or a weaker one. The game remembers it. */
export const changeLevel = visitorProcedure
  .input(z.object({ id: gameId, level: z.enum(botLevels) }))
  .output(gameAnswer)
  .mutation(async ({ ctx, input: { id, level } }) => {
    const stored = await (await ctx.db()).transaction(async (tx) => {
      const { row, moves } = await lockGame(tx, id, ctx.owner)
      const { botLevel, botStory, ply } = row
      if (botLevel === level) return { row, moves }
      const state = answerOf(await ctx.gameOf(row.variant), { row, moves }, ctx.owner)
      if (botLevel === null) throw refusal('BAD_REQUEST', 'noBotHere', {}, state)
      if (row.status === 'over') throw refusal('CONFLICT', 'gameOver', {}, state)
      const changes = [...(botStory.changes ?? []), { ply, from: botLevel, to: level }]
      const bot = { botLevel: level, botStory: { ...botStory, changes } }
      return { row: await changeGame(tx, row, ply, null, ctx.now(), row.clockState, bot), moves }
    })
    return answerOf(await ctx.gameOf(stored.row.variant), stored, ctx.owner)
  })
