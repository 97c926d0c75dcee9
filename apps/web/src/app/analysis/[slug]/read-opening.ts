import 'server-only'
import { askPosition, askTree, exportGame, type TreeAnswer } from '@variorum/engine/ask'
import type { Game } from '@variorum/engine/game'
import { getTranslations } from 'next-intl/server'
import { gameTags } from '../../../server/records/game-tags.ts'
import { caller } from '../../../trpc/server.tsx'
import { type FoundGame, findGame } from '../../games/[id]/find-game.ts'

export interface Opening {
  readonly tree: TreeAnswer
  /** Under what name a browser keeps what is made of it. */
  readonly keptAs: string
}

export type Opened =
  | { readonly kind: 'opened'; readonly opening: Opening }
  /** A game that is still played between people, or that hides something until it is over. */
  | { readonly kind: 'refused'; readonly why: 'running' | 'hidden' }
  | {
      readonly kind: 'badPosition'
      readonly key: string
      readonly params: Readonly<Record<string, string | readonly string[]>>
    }
  | { readonly kind: 'missing' }

/** What an address asks to analyse: a game, a position, or the game's own start. */
export async function readOpening(
  game: Game,
  asked: { readonly id: string | null; readonly fen: string | null },
): Promise<Opened> {
  const { slug } = game.variant
  const empty = { variant: slug, start: null, comment: '', branches: [], tags: {}, result: '*' }
  if (asked.id !== null) return ofGame(game, asked.id)
  if (asked.fen === null) return { kind: 'opened', opening: { tree: empty, keptAs: slug } }
  const position = askPosition(game, { variant: slug, start: asked.fen, moves: [] })
  if (!position.ok) return { kind: 'badPosition', ...position.error }
  const { fen } = position.value
  return { kind: 'opened', opening: { tree: { ...empty, start: fen }, keptAs: `${slug} ${fen}` } }
}

async function ofGame(game: Game, id: string): Promise<Opened> {
  const found = await findGame(id)
  if (found === null || found.game.variant !== game.variant.slug) return { kind: 'missing' }
  const { isOpen, outcome, variant, start, moves } = found.game
  if (!isOpen && outcome === null) return { kind: 'refused', why: 'hidden' }
  // Whoever plays it, or watches it for one of them, would be helped against the other.
  if (found.kind === 'online' && outcome === null) return { kind: 'refused', why: 'running' }
  const line = { variant, ...(start !== null && { start }), moves }
  const scores = outcome?.scores.length ? outcome.scores : undefined
  const text = exportGame(game, line, await tagsOf(found), scores)
  const tree = text.ok ? askTree(game, text.value) : text
  return tree.ok ? { kind: 'opened', opening: { tree: tree.value, keptAs: `game ${id}` } } : { kind: 'missing' }
}

async function tagsOf(found: FoundGame): Promise<Readonly<Record<string, string>>> {
  if (found.kind === 'own') return { Date: found.game.createdAt.slice(0, 10).replaceAll('-', '.'), ...found.game.tags }
  const [record, t] = await Promise.all([caller.archive.read({ id: found.game.id }), getTranslations('archive')])
  return gameTags(record, { guest: t('guest'), closed: t('closed') })
}
