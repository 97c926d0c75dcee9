// Generated from the folders of variants/ by scripts/catalogue.mjs. Do not edit.
import { compile, type Game } from '../game/game.ts'
import { editionOf, readAs } from '../game/readings.ts'

export const slugs = [
  'alice-chess',
  'antichess',
  'atomic-chess',
  'baroque',
  'byzantine-chess',
  'chess',
  'chess960',
  'crazyhouse',
  'duck-chess',
  'fog-of-war',
  'four-player-chess',
  'fugue',
  'glinskis-hexagonal-chess',
  'grand-chess',
  'humpty-dumpty',
  'makruk',
  'marseillais-chess',
  'raumschach',
  'shogi',
  'tori-shogi',
  'ultima',
  'xiangqi',
] as const

const modules: Readonly<Record<string, () => Promise<{ default: Parameters<typeof compile>[0] }>>> = {
  'alice-chess': () => import('./alice-chess/alice-chess.ts'),
  antichess: () => import('./antichess/antichess.ts'),
  'atomic-chess': () => import('./atomic-chess/atomic-chess.ts'),
  baroque: () => import('./baroque/baroque.ts'),
  'byzantine-chess': () => import('./byzantine-chess/byzantine-chess.ts'),
  chess: () => import('./chess/chess.ts'),
  chess960: () => import('./chess960/chess960.ts'),
  crazyhouse: () => import('./crazyhouse/crazyhouse.ts'),
  'duck-chess': () => import('./duck-chess/duck-chess.ts'),
  'fog-of-war': () => import('./fog-of-war/fog-of-war.ts'),
  'four-player-chess': () => import('./four-player-chess/four-player-chess.ts'),
  fugue: () => import('./fugue/fugue.ts'),
  'glinskis-hexagonal-chess': () => import('./glinskis-hexagonal-chess/glinskis-hexagonal-chess.ts'),
  'grand-chess': () => import('./grand-chess/grand-chess.ts'),
  'humpty-dumpty': () => import('./humpty-dumpty/humpty-dumpty.ts'),
  makruk: () => import('./makruk/makruk.ts'),
  'marseillais-chess': () => import('./marseillais-chess/marseillais-chess.ts'),
  raumschach: () => import('./raumschach/raumschach.ts'),
  shogi: () => import('./shogi/shogi.ts'),
  'tori-shogi': () => import('./tori-shogi/tori-shogi.ts'),
  ultima: () => import('./ultima/ultima.ts'),
  xiangqi: () => import('./xiangqi/xiangqi.ts'),
}

const loading = new Map<string, Promise<Game | undefined>>()

/**
 * The compiled game of that slug, a variant's or a reading's of it (`slug+reading`), fetched when first asked for;
 * undefined for a slug there is no variant of.
 */
export function load(slug: string): Promise<Game | undefined> | undefined {
  const known = loading.get(slug)
  if (known !== undefined) return known
  const edition = editionOf(slug)
  if (!Object.hasOwn(modules, edition)) return undefined
  const game = modules[edition]().then((module) => {
    const definition = readAs(module.default, slug)
    return definition && compile(definition)
  })
  loading.set(slug, game)
  // The network may be back next time: a failure that is kept would last until the page is loaded again.
  game.catch(() => loading.delete(slug))
  return game
}
