import {
  askExplain,
  askMotives,
  askMoves,
  askPassed,
  askPlay,
  askPosition,
  askPremoves,
  askPutTogether,
  askReplay,
  askTakenApart,
  askTree,
  askTreeText,
  describe,
  type Line,
  type SetUp,
  type TreeLine,
} from '@variorum/engine/ask'
import { about, movesPerPoint } from './about.ts'
import type { EngineContext } from './context.ts'
import { thoughts } from './thoughts.ts'

/** Letters that a move takes up in a text, with its number. */
const lettersPerMove = 6

/** What a question for moves ahead of one's turn costs beside another: every turn of the other side is tried. */
const costOfPremoves = 10

interface About {
  readonly line: Line
}

const opening = (variant: string): Line => ({ variant, moves: [] })

/**
 * How every question is answered, once it is known to be a question. The server's procedures check what strangers send
 * before they come here; the browser's worker, whom nobody asks but the page it was built with, comes here at once.
 */
export const answers = {
  variants: async (ctx: EngineContext) => {
    const games = await Promise.all(ctx.slugs.map((slug) => ctx.gameOf(slug)))
    return { ok: true as const, value: games.flatMap((game) => (game ? [describe(game)] : [])) }
  },

  position: (ctx: EngineContext, { line }: About) => about(ctx, line, (game) => askPosition(game, line)),

  moves: (ctx: EngineContext, { line }: About) => about(ctx, line, (game) => askMoves(game, line)),

  replay: (ctx: EngineContext, { line }: About) => about(ctx, line, (game) => askReplay(game, line)),

  explain: (ctx: EngineContext, { line, cell }: About & { readonly cell: string }) =>
    about(ctx, line, (game) => askExplain(game, line, cell)),

  motives: (ctx: EngineContext, { line }: About) => about(ctx, line, (game) => askMotives(game, line)),

  play: (ctx: EngineContext, { line, move }: About & { readonly move: string }) =>
    about(ctx, line, (game) => askPlay(game, line, move)),

  premoves: async (ctx: EngineContext, { line, seat }: About & { readonly seat: number }) => {
    await ctx.admit('rules', costOfPremoves)
    return about(ctx, line, (game) => askPremoves(game, line, seat))
  },

  passed: (ctx: EngineContext, { line }: About) => about(ctx, line, (game) => askPassed(game, line)),

  takenApart: (ctx: EngineContext, { line }: About) => about(ctx, line, (game) => askTakenApart(game, line)),

  putTogether: (ctx: EngineContext, parts: SetUp) =>
    about(ctx, opening(parts.variant), (game) => askPutTogether(game, parts)),

  readTree: (ctx: EngineContext, { variant, text }: { readonly variant: string; readonly text: string }) =>
    about(ctx, opening(variant), async (game) => {
      await ctx.admit('rules', Math.floor(text.length / lettersPerMove / movesPerPoint))
      return askTree(game, text)
    }),

  writeTree: (ctx: EngineContext, tree: TreeLine) =>
    about(ctx, opening(tree.variant), async (game) => {
      await ctx.admit('rules', Math.floor(tree.branches.length / movesPerPoint))
      return askTreeText(game, tree)
    }),

  prepare: (ctx: EngineContext, { variant }: { readonly variant: string }) =>
    about(ctx, opening(variant), () => ({ ok: true, value: ctx.prepare(variant) })),

  bestMove: thoughts,
}
