import { describe, expect, test } from 'vitest'
import { anyMove } from '../../test/random-play.ts'
import { seeded } from '../../test/referee/random.ts'
import type { Game } from '../game/index.ts'
import { parsePosition, printPosition, readMove, startPosition } from '../notation/index.ts'
import { createMoves } from '../position/move.ts'
import type { Position } from '../position/position.ts'
import { gameOf } from '../variants/catalogue.ts'
import { alphaBeta } from './alpha-beta.ts'
import { Budget } from './budget.ts'
import { think } from './index.ts'
import { quiesce } from './quiescence.ts'
import { INFINITE, scoreOf } from './scores.ts'
import { Table } from './table.ts'
import { type Search, Workspace } from './workspace.ts'

const found = gameOf('ultima')
if (found === undefined) throw new Error('no ultima')
const game: Game = found

/** A table that remembers nothing. */
class Forgetful extends Table {
  override find(): boolean {
    return false
  }
}

const remembering = new Workspace(game, new Table(14), false)
const forgetting = new Workspace(game, new Forgetful(2), false)

describe('the value of a position', () => {
  // Without guesses the value may not depend on the order in which moves are looked at, nor on what is remembered.
  test('is that of looking at every line, with the table and without it', () => {
    for (const p of positions(21, 40)) {
      const plain = everyLine(begin(forgetting, p), 2)
      expect({ at: printPosition(game, p), score: alphaBeta(begin(forgetting, p), 2, -INFINITE, INFINITE, 0) }).toEqual(
        {
          at: printPosition(game, p),
          score: plain,
        },
      )
      const s = begin(remembering, p)
      alphaBeta(s, 1, -INFINITE, INFINITE, 0)
      expect(alphaBeta(s, 2, -INFINITE, INFINITE, 0)).toBe(plain)
      expect(alphaBeta(s, 2, -INFINITE, INFINITE, 0)).toBe(plain)
    }
  })

  test('is the same for the other side of the turned board', () => {
    for (const p of positions(22, 60)) {
      const other = turned(p)
      expect(game.legal(other, createMoves())).toBe(game.legal(p, createMoves()))
      expect(remembering.evaluation.of(other, -INFINITE, INFINITE)).toBe(
        remembering.evaluation.of(p, -INFINITE, INFINITE),
      )
      expect(alphaBeta(begin(forgetting, other), 2, -INFINITE, INFINITE, 0)).toBe(
        alphaBeta(begin(forgetting, p), 2, -INFINITE, INFINITE, 0),
      )
    }
  })
})

describe('draws that come from how the game went', () => {
  test('the last quiet step before the limit is seen to draw, whatever the material', () => {
    // Nothing can be taken here in one step, and the hundredth quiet step ends the game.
    const winning = 'k7/8/8/8/8/8/6NN/K6N w'
    expect(thoughtAbout(`${winning} - - 0 50`, [], 3).score).toBeGreaterThan(1_000)
    expect(thoughtAbout(`${winning} - - 99 50`, [], 3).score).toBe(0)
  })

  test('a side that is losing goes back where it has been, and the side that wins does not', () => {
    const start = 'k7/8/8/8/8/8/1P4NN/K6N b - - 0 1'
    const shuffle = ['a8b8', 'h2h3', 'b8a8', 'h3h2', 'a8b8', 'h2h3', 'b8a8']
    // White may play h3h2 and repeat the start a third time: a draw it need not take.
    const white = thoughtAbout(start, shuffle, 4)
    expect(white.best).not.toBe('h3h2')
    expect(white.score).toBeGreaterThan(1_000)
    // After any other move of White's, Black has nothing; after the repetition the game is over.
    const over = think(game, { variant: 'ultima', start, moves: [...shuffle, 'h3h2'] }, options(1))
    expect(over).toMatchObject({ ok: false, error: { key: 'gameOver' } })
    // Black, before its last step of that dance, knows that stepping back need not be bad: White must deviate.
    const black = thoughtAbout(start, shuffle.slice(0, 6), 1)
    expect(black.score).toBeLessThan(0)
  })

  test('a position met again within the line searched counts as drawn', () => {
    const p = startPosition(game)
    const s = begin(remembering, p)
    for (const text of ['a2a3', 'a7a6', 'a3a2']) {
      const move = readMove(game, p, text)
      if (!move.ok) throw new Error(text)
      game.make(p, move.value)
    }
    const back = readMove(game, p, 'a6a7')
    if (!back.ok) throw new Error('a6a7')
    game.make(p, back.value)
    expect(alphaBeta(s, 3, -INFINITE, INFINITE, 4)).toBe(0)
    expect(s.budget.nodes).toBe(1)
  })
})

const options = (depth: number) => ({
  limits: { depth },
  seed: 1,
  now: () => 0,
  shouldStop: () => false,
  onThought: () => {},
})

function thoughtAbout(start: string, moves: readonly string[], depth: number) {
  const asked = think(game, { variant: 'ultima', start, moves }, options(depth))
  if (!asked.ok) throw new Error(JSON.stringify(asked.error))
  return asked.value
}

function begin(workspace: Workspace, p: Position): Search {
  return workspace.begin(
    p,
    new Budget(
      {},
      () => 0,
      () => false,
    ),
  )
}

/** Every legal line to the depth, every answer to check below it, then the captures: the search without any cut-off. */
function everyLine(s: Search, depth: number, ply = 0): number {
  const { p } = s
  if (depth === 0 && !game.isInCheck(p, p.mover)) return quiesce(s, -INFINITE, INFINITE, ply, 0)
  const legal = createMoves()
  const n = game.legal(p, legal)
  const outcome = game.judge(p, n > 0, n === 0 && game.isInCheck(p, p.mover))
  if (outcome !== undefined) return scoreOf(outcome, p.mover, ply)
  if (p.standings(ply) > 0) return 0
  let best = -INFINITE
  for (let i = 0; i < n; i++) {
    game.make(p, legal[i])
    best = Math.max(best, 0 - everyLine(s, Math.max(depth, 1) - 1, ply + 1))
    p.unmake()
  }
  return best
}

/** Positions from games of blind moves, without their histories. */
function* positions(seed: number, count: number): Generator<Position> {
  const random = seeded(seed)
  let p = startPosition(game)
  for (let given = 0; given < count; ) {
    const move = game.outcome(p) === undefined ? anyMove(game, p, random) : undefined
    if (move === undefined) {
      p = startPosition(game)
      continue
    }
    game.make(p, move)
    if (random(4) > 0 || game.outcome(p) !== undefined) continue
    given++
    yield read(printPosition(game, p))
  }
}

/** The position as the other side would have it, half a turn of the board away. */
function turned(p: Position): Position {
  const [rows = '', side] = printPosition(game, p).split(' ')
  const men = Array.from(rows, (letter) =>
    letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase(),
  )
  return read(`${men.reverse().join('')} ${side === 'w' ? 'b' : 'w'}`)
}

function read(text: string): Position {
  const position = parsePosition(game, text)
  if (!position.ok) throw new Error(`${text}: ${position.fault.reason}`)
  return position.value
}
