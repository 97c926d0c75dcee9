// Generated from the folders of variants/ by scripts/catalogue.mjs. Do not edit.
import { compile, type Game } from '../game/game.ts'
import { editionOf, readAs } from '../game/readings.ts'
import aliceChess from './alice-chess/alice-chess.ts'
import antichess from './antichess/antichess.ts'
import atomicChess from './atomic-chess/atomic-chess.ts'
import baroque from './baroque/baroque.ts'
import byzantineChess from './byzantine-chess/byzantine-chess.ts'
import chess from './chess/chess.ts'
import chess960 from './chess960/chess960.ts'
import crazyhouse from './crazyhouse/crazyhouse.ts'
import duckChess from './duck-chess/duck-chess.ts'
import fogOfWar from './fog-of-war/fog-of-war.ts'
import fourPlayerChess from './four-player-chess/four-player-chess.ts'
import fugue from './fugue/fugue.ts'
import glinskisHexagonalChess from './glinskis-hexagonal-chess/glinskis-hexagonal-chess.ts'
import grandChess from './grand-chess/grand-chess.ts'
import humptyDumpty from './humpty-dumpty/humpty-dumpty.ts'
import makruk from './makruk/makruk.ts'
import marseillaisChess from './marseillais-chess/marseillais-chess.ts'
import raumschach from './raumschach/raumschach.ts'
import shogi from './shogi/shogi.ts'
import toriShogi from './tori-shogi/tori-shogi.ts'
import ultima from './ultima/ultima.ts'
import xiangqi from './xiangqi/xiangqi.ts'

const definitions = [
  aliceChess,
  antichess,
  atomicChess,
  baroque,
  byzantineChess,
  chess,
  chess960,
  crazyhouse,
  duckChess,
  fogOfWar,
  fourPlayerChess,
  fugue,
  glinskisHexagonalChess,
  grandChess,
  humptyDumpty,
  makruk,
  marseillaisChess,
  raumschach,
  shogi,
  toriShogi,
  ultima,
  xiangqi,
]

const compiled = new Map<string, Game>()

/** Slugs of all variants. */
export const slugs: readonly string[] = definitions.map((definition) => definition.slug)

/** The compiled game of that slug, a variant's or a reading's of it (`slug+reading`), compiled when first asked for. */
export function gameOf(slug: string): Game | undefined {
  const known = compiled.get(slug)
  if (known !== undefined) return known
  const printed = definitions.find((one) => one.slug === editionOf(slug))
  const definition = printed && readAs(printed, slug)
  if (definition === undefined) return undefined
  const game = compile(definition)
  compiled.set(slug, game)
  return game
}
