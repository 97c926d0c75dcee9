import { describe, expect, test } from 'vitest'
import type { Game } from '../../src/game/index.ts'
import { parsePosition, printPosition } from '../../src/notation/index.ts'
import { createMoves } from '../../src/position/move.ts'
import { knownGame, positionOf, readPosition } from '../kernel-reading.ts'
import { isLong } from '../sample.ts'
import { type Random, seeded } from './random.ts'
import type { RefereedGame } from './refereed-game.ts'
import { refereedGames } from './refereed-games.ts'

/**
 * The engine against a second, slow reading of the rules by someone who had not read the first. A few milliseconds a
 * position: some hundreds of each game here, twenty thousand in the long tests (`VARIORUM_LONG`), with other seeds.
 */
const positionsInAll = isLong ? 20_000 : 450
const seed = isLong ? 1_963 : 1_962
const timeout = isLong ? 1_800_000 : 120_000

/** Of each game in a file of its own, so that the long tests keep every core at work. */
export function bothReadingsAgree(slug: string): void {
  const one = refereedGames.find((refereed) => refereed.slug === slug)
  if (one === undefined) throw new Error(`nobody has read ${slug} a second time`)
  describe(`${slug}: both readings agree on moves, victims, frozen men, check, end and what follows`, () => {
    const game = knownGame(slug)
    const { themeNames } = one
    const fromGames = Math.ceil(positionsInAll * 0.4)
    const perTheme = Math.ceil((positionsInAll - fromGames) / themeNames.length)

    test.each(themeNames)(
      `in ${perTheme} artificial positions: %s`,
      (theme) => {
        const random = seeded(seed + themeNames.indexOf(theme))
        for (let compared = 0; compared < perTheme; ) {
          const fen = one.artificialPosition(random, theme, compared % 3 === 0 ? 'any' : 'starting')
          if (!one.isLegalPosition(fen)) {
            expect(parsePosition(game, fen)).toMatchObject({ ok: false, fault: { reason: 'royalCapturable' } })
            continue
          }
          compare(game, one, fen)
          compared++
        }
      },
      timeout,
    )

    test(
      `in ${fromGames} positions of random games`,
      () => {
        const random = seeded(seed)
        for (let compared = 0; compared < fromGames; ) {
          const texts = gameOfRandomMoves(game, one.start, random, 60 + random(120))
          for (const fen of texts.slice(0, fromGames - compared)) compare(game, one, fen)
          compared += texts.length
        }
      },
      timeout,
    )
  })
}

function compare(game: Game, one: RefereedGame, fen: string): void {
  const { moves, verdict, ...rest } = one.reading(fen)
  const spelt = moves.map(({ id, from, to, act, victims, leadsTo }) => ({ id, from, to, act, victims, leadsTo }))
  const referee = { ...rest, moves: spelt, over: verdict?.reason ?? null, winner: verdict?.winner ?? null }
  expect({ fen, ...readPosition(game, positionOf(game, fen)) }).toEqual({ fen, ...referee })
}

/**
 * Every second position of a game from the start until the men on the board end it: neighbours differ too little to all
 * be worth asking.
 */
function gameOfRandomMoves(game: Game, start: string, random: Random, plies: number): string[] {
  const p = positionOf(game, start)
  const out = createMoves()
  const texts: string[] = []
  for (let ply = 0; ply < plies; ply++) {
    if (game.standingOutcome(p) !== undefined) break
    if (ply % 2 === 0) texts.push(printPosition(game, p))
    const n = game.legal(p, out)
    if (n === 0) break
    game.make(p, out[random(n)])
  }
  return texts
}
