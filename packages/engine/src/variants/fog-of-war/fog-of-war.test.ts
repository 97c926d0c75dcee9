import { describe, expect, test } from 'vitest'
import { anyMove } from '../../../test/random-play.ts'
import { pick, type Random, seeded } from '../../../test/referee/random.ts'
import { sample } from '../../../test/sample.ts'
import { askExplain, askMoves, askPlay, askPosition, askReplay, type Line } from '../../ask/index.ts'
import { compile, veil } from '../../game/index.ts'
import { moveId, parsePosition, printPosition, startPosition } from '../../notation/index.ts'
import { manOf } from '../../position/man.ts'
import { createMoves } from '../../position/move.ts'
import type { Position } from '../../position/position.ts'
import fogOfWar from './fog-of-war.ts'

const game = compile(fogOfWar)
const line = (start: string, ...moves: string[]): Line => ({ variant: 'fog-of-war', start, moves })

function value<T>(asked: { ok: true; value: T } | { ok: false; error: unknown }): T {
  if (!asked.ok) throw new Error(JSON.stringify(asked.error))
  return asked.value
}

describe('what a seat sees', () => {
  test('at the start its own half and nothing of the other', () => {
    const seen = value(askPosition(game, line('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'), 0))
    expect(seen.fen).toBe('????????/????????/????????/????????/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1')
    expect(seen.men.every((man) => man.seat === 0)).toBe(true)
    expect(seen.unseen).toHaveLength(32)
  })

  test('the first man on a line, not what blocks a pawn, and a pawn it can take in passing', () => {
    const start = '1n2k3/8/8/3pP3/1r6/6p1/6P1/1R2K3 w - d6 0 1'
    const seen = value(askPosition(game, line(start), 0))
    expect(
      seen.men
        .filter((man) => man.seat === 1)
        .map((man) => man.cell)
        .sort(),
    ).toEqual(['b4', 'd5'])
    expect(seen.fen).toContain(' d6 ')
    expect(value(askPosition(game, line(start), 1)).fen).toContain(' w - - 0 1')
  })

  test('another’s step shows only whom it took', () => {
    const replay = value(
      askReplay(game, line('1n2k3/8/8/8/1r6/8/8/1R2K3 w - - 0 1', 'b1b4', 'b8a6', 'b4b5', 'a6c5'), 1),
    )
    expect(replay.steps[0]?.move).toMatchObject({
      id: '?',
      from: '',
      to: '',
      kind: '',
      victims: [{ cell: 'b4', kind: 'rook' }],
    })
    expect(replay.steps[1]?.move).toMatchObject({ id: 'b8a6' })
    expect(replay.steps[2]?.move.victims).toEqual([])
  })

  test('a viewer who is not to move has no moves and plays none', () => {
    const start = line('4k3/8/8/8/8/8/8/R3K3 w - - 0 1')
    expect(askMoves(game, start, 1)).toEqual({ ok: true, value: [] })
    expect(askPlay(game, start, 'a1a2', 1)).toMatchObject({ ok: false, error: { params: { why: 'notYourTurn' } } })
  })
})

describe('what is not seen', () => {
  test('is not needed to know one’s own moves', () => {
    const random = seeded(3)
    for (const p of played(random, sample(400))) {
      expect(idsIn(veil(game, p, p.mover))).toEqual(idsIn(p))
    }
  })

  test('changes no byte of any answer', () => {
    const random = seeded(5)
    let equal = 0
    let different = 0
    for (const p of played(random, sample(500))) {
      const other = scrambled(p, random)
      if (other === undefined) continue
      for (const seat of [0, 1]) {
        const first = line(printPosition(game, p))
        const second = line(printPosition(game, other))
        if (first.start === second.start) continue
        const views = [first, second].map((each) => JSON.stringify(askPosition(game, each, seat)))
        if (views[0] !== views[1]) {
          different++
          continue
        }
        equal++
        expect(everythingAsked(second, seat)).toBe(everythingAsked(first, seat))
      }
    }
    expect(equal).toBeGreaterThan(sample(100))
    expect(different).toBeGreaterThan(sample(10))
  }, 60_000)
})

function* played(random: Random, count: number): Generator<Position> {
  let p = startPosition(game)
  for (let yielded = 0; yielded < count; yielded++) {
    yield p
    const move = game.outcome(p) === undefined ? anyMove(game, p, random) : undefined
    if (move === undefined) p = startPosition(game)
    else game.make(p, move)
  }
}

function idsIn(p: Position): string[] {
  const out = createMoves()
  return Array.from(out.subarray(0, game.legal(p, out)), (move) => moveId(game, p, move)).sort()
}

/** The same position with a few men put, taken off or exchanged, rights and counters changed. */
function scrambled(p: Position, random: Random): Position | undefined {
  const other = value(parsed(printPosition(game, p)))
  for (let change = 0; change <= random(3); change++) {
    const cell = random(game.board.size)
    const kind = game.kinds[1 + random(5)]
    other.set(cell, random(3) === 0 ? 0 : manOf(kind.number, random(2)))
  }
  const [rows, side, rights, passed, , number] = printPosition(game, other).split(' ')
  const fewer = pick(random, [rights, rights.replace(/[kq]+/, '') || '-', rights.replace(/[KQ]+/, '') || '-'])
  const read = parsePosition(game, [rows, side, fewer, passed, `${random(40)}`, number].join(' '))
  return read.ok ? read.value : undefined
}

const parsed = (text: string) => {
  const read = parsePosition(game, text)
  return read.ok ? read : { ok: false as const, error: read.fault }
}

/** Everything that can be asked of a position without playing on. */
function everythingAsked(at: Line, seat: number): string {
  const answers: unknown[] = [askPosition(game, at, seat), askMoves(game, at, seat), askReplay(game, at, seat)]
  for (const name of game.board.names) {
    answers.push(askExplain(game, at, name, seat))
    answers.push(refusalOf(at, `${name}e5`, seat), refusalOf(at, `d1${name}`, seat))
  }
  return JSON.stringify(answers)
}

/** What playing a move answers when it is refused: a move that is made may open the view. */
function refusalOf(at: Line, text: string, seat: number): unknown {
  const asked = askPlay(game, at, text, seat)
  return asked.ok ? 'played' : asked
}
