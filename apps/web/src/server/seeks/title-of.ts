import { describe } from '@variorum/engine/ask'
import type { EngineContext } from '../../lib/engine-router/context.ts'

/** What a game is called on screens, with its reading where it is not the one printed; its slug when it has outlived its variant. */
export async function titleOf(gameOf: EngineContext['gameOf'], slug: string): Promise<string> {
  const game = await gameOf(slug)
  if (!game) return slug
  const { name, reading } = describe(game)
  return reading === null ? name : `${name} (${reading})`
}
