import { describe, expect, test } from 'vitest'
import { parsePosition, printPosition } from '../src/notation/index.ts'
import { createMoves } from '../src/position/move.ts'
import { knownGame, type PositionReading, positionOf, readPosition } from './kernel-reading.ts'
import { artificialPosition, isLegalPosition, type Random, seeded, themeNames } from './referee/positions.ts'
import { frozen, inCheck, legalMoves, parse, play, print, startFen, verdict } from './referee/ultima-referee.ts'

/**
 * The engine against a second, slow reading of the rules by someone who had not read the first. A few milliseconds a
 * position: some thousands here, twenty thousand in the long tests (`VARIORUM_LONG`), with other seeds.
 */
const game = knownGame('ultima')
const isLong = Boolean(process.env.VARIORUM_LONG)
const positionsInAll = isLong ? 20_000 : 2_520
const seed = isLong ? 1_963 : 1_962
const fromGames = Math.ceil(positionsInAll * 0.4)
const perTheme = Math.ceil((positionsInAll - fromGames) / themeNames.length)
const timeout = isLong ? 1_800_000 : 120_000

describe('both readings agree on moves, victims, rules, partners, frozen men, check, end and what each move leads to', () => {
  test.each(themeNames)(
    `in ${perTheme} artificial positions: %s`,
    (theme) => {
      const random = seeded(seed + themeNames.indexOf(theme))
      for (let compared = 0; compared < perTheme; ) {
        const fen = artificialPosition(random, theme, compared % 3 === 0 ? 'any' : 'starting')
        if (!isLegalPosition(fen)) {
          expect(parsePosition(game, fen)).toMatchObject({ ok: false, fault: { reason: 'royalCapturable' } })
          continue
        }
        compare(fen)
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
        const texts = gameOfRandomMoves(random, 60 + random(120))
        for (const fen of texts.slice(0, fromGames - compared)) compare(fen)
        compared += texts.length
      }
    },
    timeout,
  )
})

function compare(fen: string): void {
  const engine = readPosition(game, positionOf(game, fen))
  expect({ fen, ...engine }).toEqual({ fen, ...refereeReading(fen) })
}

function refereeReading(fen: string): PositionReading {
  const position = parse(fen)
  const moves = legalMoves(position)
  // Asked only where the answer may be other than null: it costs as much as all the rest.
  const mayBeOver = moves.length === 0 || position.board.size === 2
  return {
    moves: moves.map((move) => ({
      id: move.id,
      victims: move.victims,
      removal: move.removal,
      leadsTo: print(play(position, move)),
    })),
    frozen: frozen(position),
    inCheck: inCheck(position),
    over: mayBeOver ? (verdict([position])?.reason ?? null) : null,
  }
}

/** Every second position of a game from the start, draws ignored: neighbours differ too little to all be worth asking. */
function gameOfRandomMoves(random: Random, plies: number): string[] {
  const p = positionOf(game, startFen)
  const out = createMoves()
  const texts: string[] = []
  for (let ply = 0; ply < plies; ply++) {
    if (ply % 2 === 0) texts.push(printPosition(game, p))
    const n = game.legal(p, out)
    if (n === 0) break
    game.make(p, out[random(n)])
  }
  return texts
}
