import { describe, expect, test } from 'vitest'
import { askMoves, askPremoves, type Line } from '../src/ask/index.ts'
import type { Game } from '../src/game/index.ts'
import { moveId, startPosition } from '../src/notation/index.ts'
import { slugs } from '../src/variants/catalogue.ts'
import { knownGame } from './kernel-reading.ts'
import { anyMove } from './random-play.ts'
import { type Random, seeded } from './referee/random.ts'
import { sample } from './sample.ts'

const games = slugs.map(knownGame)
const open = games.filter(({ isOpen, variant }) => isOpen && variant.seats.length === 2)

// T-P1: whatever men there are, no move one may come to have is missing among what one may intend.
describe.each(open.map((game) => [game.variant.slug, game] as const))('premoves in %s', (_, game) => {
  test('hold every move there is after any turn of the other side', () => {
    const random = seeded(7)
    for (let trial = 0; trial < sample(2); trial++) {
      const line = strolled(game, random, 6 + random(30))
      const mover = moverAt(game, line)
      if (mover === undefined) continue
      const ids = new Set(value(askPremoves(game, line, 1 - mover)).map(({ id }) => id))
      for (let turn = 0; turn < sample(12); turn++) {
        const after = turnOf(game, line, mover, random)
        for (const { id } of value(askMoves(game, after))) {
          expect(ids.has(id), `${id} after ${after.moves.join(' ')}`).toBe(true)
        }
      }
    }
  })
})

test('there are none on one’s own turn, nor where not everybody sees everything, nor where more than two play', () => {
  for (const game of games) {
    const line = { variant: game.variant.slug, moves: [] }
    expect(value(askPremoves(game, line, moverAt(game, line) ?? 0))).toEqual([])
    if (!open.includes(game)) expect(value(askPremoves(game, line, 1))).toEqual([])
  }
})

test('one may recapture on a cell that is one’s own so far, and go where the way will be free', () => {
  const chess = knownGame('chess')
  const ids = (...moves: readonly string[]) =>
    value(askPremoves(chess, { variant: 'chess', moves }, 0)).map(({ id }) => id)
  const premoves = ids('e2e4', 'd7d5', 'b1c3')
  // Black may take on e4, and then White takes back; d5 may be left, and then the pawn may go there.
  expect(premoves).toEqual(expect.arrayContaining(['c3e4', 'c3d5', 'e4d5', 'e4e5']))
  expect(premoves).not.toContain('c3c4')
})

function value<T>(
  asked: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: { readonly key: string } },
): T {
  if (!asked.ok) throw new Error(asked.error.key)
  return asked.value
}

function moverAt(game: Game, line: Line): number | undefined {
  return value(askMoves(game, line))[0]?.seat
}

/** So many steps at random, as long as there are any. */
function strolled(game: Game, random: Random, steps: number): Line {
  const p = startPosition(game)
  const moves: string[] = []
  for (let step = 0; step < steps; step++) {
    const move = anyMove(game, p, random)
    if (move === undefined) break
    moves.push(moveId(game, p, move))
    game.make(p, move)
  }
  return { variant: game.variant.slug, moves }
}

/** The line after a whole turn of the seat to move, or after all there is of it. */
function turnOf(game: Game, line: Line, mover: number, random: Random): Line {
  let after = line
  for (;;) {
    const moves = value(askMoves(game, after))
    const move = moves[random(moves.length)]
    if (move === undefined || move.seat !== mover) return after
    after = { ...after, moves: [...after.moves, move.id] }
  }
}
