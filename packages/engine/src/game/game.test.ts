import { describe, expect, test } from 'vitest'
import { everythingIn } from '../../test/random-play.ts'
import { pick, seeded } from '../../test/referee/random.ts'
import { cell, draw, drawn, legalIds, menagerie, moveCalled, royal, tiny } from '../../test/tiny.ts'
import { createMoves } from '../position/move.ts'
import type { Turn } from '../rules/kinds.ts'
import { alternate } from '../rules/turns/alternate.ts'
import { defineVariant } from './define-variant.ts'
import type { Game } from './game.ts'
import { perft } from './perft.ts'

describe('three seats on one board, each hostile to both others', () => {
  const seats = ['white', 'black', 'red'].map((id) => ({ id, faces: 'n' }))
  const game = menagerie(5, 5, { seats, turns: alternate() })

  test('each may take men of either other, and what it takes leaves the board', () => {
    const p = draw(
      game,
      `
      k . . . .
      . . N . .
      P . . n N
      . . r2 . .
      K . N . k2`,
    )
    game.make(p, moveCalled(game, p, 'a3c3'))
    expect(drawn(game, p)).toBe(['k . . . .', '. . N . .', '. . P . N', '. . . . .', 'K . N . k2'].join('\n'))
    expect(p.mover).toBe(1)
  })

  test('a royal man is in check from whichever other side attacks it', () => {
    const drawing = (attacker: string) => `
      k . . . .
      . . . . .
      . . . . .
      K ${attacker} . . .
      . . . . k2`
    // A leaper has no room behind a king at the edge.
    expect(['b', 'b2', 'B', 'n2'].map((attacker) => game.isInCheck(draw(game, drawing(attacker)), 0))).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  test('the mated seat gets nothing, both others the point', () => {
    const p = draw(
      game,
      `
      k . . . .
      . . . . .
      . . . . .
      m2 . . . .
      K b2 . . k2`,
    )
    expect(game.outcome(p)).toEqual({ reason: 'checkmate', scores: [0, 1, 1] })
  })

  test('three ways to legality agree and unmaking returns everything, all through random games', () => {
    expect(playAtRandom(game, 600)).toBeGreaterThan(300)
  })

  test('a capture that takes a third freezer and so frees an attacker is illegal', () => {
    // The red immobilizer holds the white pawn b2, which could else pinch the black king from b1 against d1.
    const p = draw(
      game,
      `
      K . . . k2
      . . . . .
      p m2 . . p
      . P . . .
      . . k P .`,
      1,
    )
    expect(legalIds(game, p)).toContain('e3d3')
    expect(legalIds(game, p)).not.toContain('e3c3')
  })
})

describe('a turn of two steps', () => {
  /** The same seat goes on until it has made both steps; then the next is at its first. */
  const twice: Turn = (s) => {
    const { mover, stage } = s.slots
    return (p) => {
      if (p.cells[stage] === 0) {
        p.set(stage, 1)
        return
      }
      p.set(stage, 0)
      p.set(mover, (p.cells[mover] + 1) % s.seats.length)
    }
  }
  const game = menagerie(5, 5, { turns: twice })
  const drawing = `
    . . . . k
    . . . . .
    . . . . .
    P . . . .
    K . . . .`

  test('the same seat is to move again, and then the other', () => {
    const p = draw(game, drawing)
    game.make(p, moveCalled(game, p, 'a2b2'))
    expect(p.mover).toBe(0)
    game.make(p, moveCalled(game, p, 'b2c2'))
    expect(p.mover).toBe(1)
    game.make(p, moveCalled(game, p, 'e5d5'))
    expect(p.mover).toBe(1)
    p.unmake()
    p.unmake()
    expect([p.mover, legalIds(game, p).includes('b2c2')]).toEqual([0, true])
  })

  test('where in its turn a seat is tells positions apart', () => {
    const first = draw(game, drawing)
    const second = draw(game, drawing)
    second.set(game.rules.setting.slots.stage, 1)
    expect(second.hashLow).not.toBe(first.hashLow)
    expect(second.hashHigh).not.toBe(first.hashHigh)
  })

  test('three ways to legality agree and unmaking returns everything, all through random games', () => {
    expect(playAtRandom(game, 400)).toBeGreaterThan(200)
  })
})

describe('a definition', () => {
  test('with two kinds of one letter, or more abilities than a move can name, is refused', () => {
    const { variant } = tiny(3, 3, { king: royal })
    expect(() => defineVariant({ ...variant, pieces: { king: royal, knight: { ...royal, royal: false } } })).toThrow(
      /letter/,
    )
    const [step] = royal.abilities
    const abilities = Array.from({ length: 9 }, () => step)
    expect(() => defineVariant({ ...variant, pieces: { king: { ...royal, abilities } } })).toThrow(/abilities/)
  })

  test('that names a kind it does not have is refused', () => {
    const { variant } = menagerie(3, 3)
    const { immobilizer, ...others } = variant.pieces
    expect(immobilizer.letter).toBe('M')
    expect(() => tiny(3, 3, others, { guards: variant.guards ?? [] })).toThrow(/immobilizer/)
  })
})

describe('perft', () => {
  test("counts one line of no steps, and on a bare board the kings' steps", () => {
    const game = tiny(3, 1, { king: royal })
    const p = draw(game, 'K . k')
    expect(perft(game, p, 0)).toBe(1)
    // Whoever stepped to the middle would be taken there.
    expect(perft(game, p, 1)).toBe(0)
  })

  test('leaves the position as it was', () => {
    const game = menagerie(4, 3)
    const p = draw(
      game,
      `
      . n . k
      . . . .
      K . P .`,
    )
    const before = everythingIn(p)
    expect(perft(game, p, 3)).toBeGreaterThan(100)
    expect(everythingIn(p)).toEqual(before)
  })
})

test('a man stands where it was drawn', () => {
  const game = menagerie(3, 3)
  const p = draw(game, '. . k\n. p .\nK . .')
  expect([p.cells[cell(game, 'a1')], p.cells[cell(game, 'c3')]].every((man) => man > 0)).toBe(true)
  expect(drawn(game, p)).toBe('. . k\n. p .\nK . .')
})

/** Plays on from strewn boards, holds the three ways to legality together at each step, and counts the steps. */
function playAtRandom(game: Game, steps: number): number {
  const random = seeded(1_963)
  const out = createMoves()
  const by = (write: (moves: typeof out) => number) => [...out.subarray(0, write(out))].sort((a, b) => a - b)
  const letters = 'PRNBQM'
  let made = 0
  for (let step = 0; step < steps; ) {
    const cells = Array.from({ length: 25 }, () => {
      if (random(3) > 0) return '.'
      const seat = random(game.variant.seats.length)
      const letter = letters.charAt(random(6))
      return seat === 0 ? letter : `${letter.toLowerCase()}${seat}`
    })
    for (const [seat] of game.variant.seats.entries()) cells[seat * 9 + random(7)] = `k${seat}`
    const rows = [0, 5, 10, 15, 20].map((at) => cells.slice(at, at + 5).join(' '))
    const p = draw(game, rows.join('\n'), random(game.variant.seats.length))
    const trail: unknown[] = []
    for (let ply = 0; ply < 20; ply++, step++) {
      const lazy = by((moves) => game.legal(p, moves))
      const where = drawn(game, p)
      expect({ where, moves: lazy }).toEqual({ where, moves: by((moves) => game.legalByReplies(p, moves)) })
      expect(by((moves) => game.legalByReverse(p, moves))).toEqual(lazy)
      if (lazy.length === 0) break
      trail.push(everythingIn(p))
      game.make(p, pick(random, lazy))
      made++
    }
    while (trail.length > 0) {
      p.unmake()
      expect(everythingIn(p)).toEqual(trail.pop())
    }
    step++
  }
  return made
}
