import { assert, constantFrom, dictionary, integer, property, record, string, stringMatching } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { askMoves, askPosition, type Line } from '../src/ask/index.ts'
import type { Game } from '../src/game/index.ts'
import { moveId, parsePosition, printPosition, startPosition } from '../src/notation/index.ts'
import { manOf } from '../src/position/man.ts'
import { actOf, argumentOf, createMoves, fromOf, packMove, toOf } from '../src/position/move.ts'
import type { Position } from '../src/position/position.ts'
import { slugs } from '../src/variants/catalogue.ts'
import { knownGame } from './kernel-reading.ts'
import { anyMove, everythingIn, hashOf } from './random-play.ts'
import { type Random, seeded } from './referee/random.ts'
import { artificial, comesBack, idsOf } from './round-trip.ts'
import { sample } from './sample.ts'

/** What holds for every variant without being asked; a new folder is tested as it stands. */
test('there are variants', () => {
  expect(slugs.length).toBeGreaterThan(0)
})

describe.each(slugs)('%s', (slug) => {
  const game = knownGame(slug)

  test('random moves made and unmade leave cells, slots, hash and lists of men as they were', () => {
    const random = seeded(1)
    const p = startPosition(game)
    const before: unknown[] = []
    for (let made = 0; made < sample(1_000); ) {
      const move = random(12) === 0 ? undefined : anyMove(game, p, random)
      if (move !== undefined) {
        before.push(everythingIn(p))
        game.make(p, move)
        made++
      } else takeBack(p, before, 1 + random(20))
    }
    takeBack(p, before, before.length)
    expect(everythingIn(p)).toEqual(everythingIn(startPosition(game)))
  })

  test('every move the rules of motion allow, made and unmade in artificial positions, leaves all as it was', () => {
    const out = createMoves()
    for (const p of artificial(game, 2, sample(300))) {
      const n = game.pseudoLegal(p, out)
      const moves = [...out.subarray(0, n)]
      const before = everythingIn(p)
      for (const move of moves) {
        game.make(p, move)
        p.unmake()
      }
      expect(everythingIn(p)).toEqual(before)
    }
  })

  test('a hash built step by step is the hash of the position read anew, and its text is the same again', () => {
    for (const p of both(played(game, 3, sample(1_000)), artificial(game, 4, sample(500)))) {
      const text = printPosition(game, p)
      const read = parsePosition(game, text)
      expect(read.ok).toBe(true)
      if (!read.ok) continue
      expect(printPosition(game, read.value)).toBe(text)
      expect(hashOf(read.value)).toBe(hashOf(p))
      expect([...read.value.cells]).toEqual([...p.cells])
    }
  })

  // T-D2, with the hash being that of all cells and hashed slots, above.
  test('positions that differ in men or in the seat to move differ in their hash', () => {
    const byHash = new Map<string, string>()
    for (const p of played(game, 5, sample(3_000))) {
      const placement = printPosition(game, p).split(' ').slice(0, 2).join(' ')
      expect(byHash.get(hashOf(p)) ?? placement).toBe(placement)
      byHash.set(hashOf(p), placement)
    }
  })

  test('legal moves are the same by sensitivity, by reverse faces and by looking at every reply', () => {
    for (const p of both(played(game, 6, sample(800)), artificial(game, 7, sample(2_500)))) {
      const lazy = movesBy(p, (out) => game.legal(p, out))
      expect({ at: printPosition(game, p), moves: lazy }).toEqual({
        at: printPosition(game, p),
        moves: movesBy(p, (out) => game.legalByReplies(p, out)),
      })
      expect(movesBy(p, (out) => game.legalByReverse(p, out))).toEqual(lazy)
    }
  })

  // A count of quiet steps that such a move begins again says how far back the same position can lie.
  test('a man whose every move is irreversible cannot come back to where it was', () => {
    for (const name of game.variant.irreversible ?? []) {
      const man = manOf(game.rules.setting.kindNamed(name), 0)
      const steps = [...Array(game.board.size).keys()].map((cell) => {
        const p = game.emptyPosition()
        p.set(cell, man)
        return movesBy(p, (out) => game.pseudoLegal(p, out)).filter((move) => fromOf(move) === cell)
      })
      for (const start of steps.keys()) {
        const seen = new Set<number>()
        const open = [start]
        for (let from = open.pop(); from !== undefined; from = open.pop()) {
          for (const to of (steps[from] ?? []).map(toOf)) {
            expect(to, `${name} ${game.board.names[start]}`).not.toBe(start)
            if (!seen.has(to)) open.push(to)
            seen.add(to)
          }
        }
      }
    }
  })

  test('check is the same by reverse faces and by looking at every reply', () => {
    for (const p of both(played(game, 8, sample(400)), artificial(game, 9, sample(1_200)))) {
      expect({ at: printPosition(game, p), check: game.isInCheck(p, p.mover) }).toEqual({
        at: printPosition(game, p),
        check: game.anyRoyalTakeable(p, p.moverTag),
      })
    }
  })

  test('every move has a name of its own, stays on the board, and a man goes somewhere unless it is taken off', () => {
    const out = createMoves()
    for (const p of both(played(game, 10, sample(300)), artificial(game, 11, sample(500)))) {
      const moves = [...out.subarray(0, game.pseudoLegal(p, out))]
      expect(new Set(moves.map((move) => moveId(game, p, move))).size).toBe(moves.length)
      for (const move of moves) {
        expect(fromOf(move)).toBeLessThan(game.board.size)
        expect(toOf(move)).toBeLessThan(game.board.size)
        const isAct = p.cells[fromOf(move)] === 0
        expect(fromOf(move) === toOf(move)).toBe(isAct || game.abilityOf(p, move).act === 'removal')
      }
    }
  })

  test('a game goes on exactly while it has moves, and every outcome has something for each seat', () => {
    for (let seed = 0; seed < sample(12); seed++) {
      const line = wholeGame(game, seeded(seed))
      const end = askPosition(game, line)
      const moves = askMoves(game, line)
      expect(moves).toEqual({ ok: true, value: [] })
      if (!end.ok) throw new Error(end.error.key)
      expect(end.value.outcome?.scores).toHaveLength(game.variant.seats.length)
      // Two share out one point; where more play, points are won by the way and have no sum.
      const sum = end.value.outcome?.scores.reduce((total, score) => total + score, 0)
      if (game.variant.seats.length === 2) expect(sum).toBe(1)
      else expect(end.value.outcome?.scores.every((score) => score >= 0)).toBe(true)
      const earlier = askMoves(game, { ...line, moves: line.moves.slice(0, -1) })
      expect(earlier.ok && earlier.value.map((move) => move.id)).toContain(line.moves.at(-1))
    }
  })

  // T-N1.
  test('a whole game comes back from its text move by move', () => {
    for (let seed = 20; seed < 20 + sample(6); seed++) comesBack(game, wholeGame(game, seeded(seed)), {})
  })

  test('games from artificial positions come back from their text, whoever begins', () => {
    let begunBySecond = 0
    for (const [seed, p] of artificial(game, 30, 60).entries()) {
      const start = printPosition(game, p)
      if (p.mover !== 0) begunBySecond++
      comesBack(game, { variant: slug, start, moves: idsOf(game, p, seeded(seed), 12) }, {})
    }
    expect(begunBySecond).toBeGreaterThan(5)
  })

  test('tags come back whatever is written in them; only white space is made plain', () => {
    const tags = dictionary(stringMatching(/^[A-Z][A-Za-z0-9_]{0,12}$/), string({ unit: 'grapheme' }), { maxKeys: 5 })
    const awkward = constantFrom(
      '"',
      '\\',
      '\\"',
      'a "b" \\',
      'two\nlines',
      '[Event "no"]',
      '{',
      ';',
      '(',
      '1. a2a3',
      '',
      ']',
      "'",
    )
    return assert(
      property(tags, record({ Event: awkward, Site: awkward, Annotator: awkward }), (some, others) => {
        comesBack(game, { variant: slug, moves: [] }, { ...some, ...others })
      }),
      { seed: 40, numRuns: sample(200) },
    )
  })
})

describe('a packed move', () => {
  test('gives back all that went into it', () => {
    const parts = record({
      from: integer({ min: 0, max: 1_023 }),
      to: integer({ min: 0, max: 1_023 }),
      act: integer({ min: 0, max: 7 }),
      argument: integer({ min: 0, max: 255 }),
    })
    return assert(
      property(parts, ({ from, to, act, argument }) => {
        const move = packMove(from, to, act, argument)
        expect(move).toBeGreaterThanOrEqual(0)
        expect([fromOf(move), toOf(move), actOf(move), argumentOf(move)]).toEqual([from, to, act, argument])
      }),
      { seed: 50 },
    )
  })
})

function takeBack(p: Position, before: unknown[], steps: number): void {
  for (let step = 0; step < steps; step++) {
    const wanted = before.pop()
    if (wanted === undefined) return
    p.unmake()
    expect(everythingIn(p)).toEqual(wanted)
  }
}

function* both(...sources: readonly Iterable<Position>[]): Generator<Position> {
  for (const source of sources) yield* source
}

/** The positions of random games, one board played on: look at each before the next is asked for. */
function* played(game: Game, seed: number, count: number): Generator<Position> {
  const random = seeded(seed)
  let p = startPosition(game)
  for (let yielded = 0; yielded < count; yielded++) {
    yield p
    const move = random(150) === 0 ? undefined : anyMove(game, p, random)
    if (move === undefined) p = startPosition(game)
    else game.make(p, move)
  }
}

function movesBy(p: Position, write: (out: ReturnType<typeof createMoves>) => number): number[] {
  const out = createMoves()
  const before = hashOf(p)
  const moves = [...out.subarray(0, write(out))].sort((a, b) => a - b)
  expect(hashOf(p)).toBe(before)
  return moves
}

/** A random game to its end: some verdict always comes, if only because nothing happens for long enough. */
function wholeGame(game: Game, random: Random): Line {
  const p = startPosition(game)
  const moves: string[] = []
  while (game.outcome(p) === undefined) {
    const move = anyMove(game, p, random)
    if (move === undefined) throw new Error(`no move and no outcome: ${printPosition(game, p)}`)
    moves.push(moveId(game, p, move))
    game.make(p, move)
    if (moves.length > 5_000) throw new Error('a game without an end')
  }
  return { variant: game.variant.slug, moves }
}
