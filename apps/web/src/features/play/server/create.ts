import { botLevels } from '@variorum/engine/bot-levels'
import { z } from 'zod'
import { clockRule } from '../../../lib/clock/clock-rule.ts'
import { plainText } from '../../../server/games/plain-text.ts'
import { visitorProcedure } from '../../../server/trpc/procedures.ts'
import { longest } from '../state/wish.ts'
import { beginGame } from './begin-game.ts'
import { answerOf, gameAnswer } from './game-answer.ts'

const common = {
  variant: plainText.min(1).max(64),
  /** Position text to begin from; the variant's own start when absent. */
  start: z.string().max(longest.position).optional(),
  /** Game text to take over, moves and all; in place of a position, so not together with one. */
  text: z.string().max(longest.text).optional(),
  tags: z
    .record(plainText.max(40), plainText.max(200))
    .refine((tags) => Object.keys(tags).length <= 20)
    .optional(),
}

export const createInput = z.discriminatedUnion('mode', [
  z.object({
    ...common,
    mode: z.literal('device'),
    /** Days are for those who come and go; who sit at one device do not. */
    clock: clockRule.refine(({ kind }) => kind !== 'days').nullish(),
  }),
  z.object({
    ...common,
    mode: z.literal('bot'),
    botLevel: z.enum(botLevels),
    /** Whose who begins it is; bots have all the others. */
    seat: z.int().min(0).max(15),
  }),
])

/** Begins a game, on one device or against a bot. Whoever begins it owns it. */
export const create = visitorProcedure
  .input(createInput)
  .output(gameAnswer)
  .mutation(async ({ ctx, input }) => {
    if (input.text !== undefined) await ctx.admitTo('import', Math.ceil(input.text.length / 1_000))
    const stored = await beginGame(await ctx.db(), ctx.gameOf, ctx.owner, input, ctx.now())
    return answerOf(await ctx.gameOf(stored.row.variant), stored, ctx.owner)
  })
