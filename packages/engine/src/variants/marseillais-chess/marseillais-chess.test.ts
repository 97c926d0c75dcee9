import { describe, expect, test } from 'vitest'
import { legalIds, moveCalled } from '../../../test/tiny.ts'
import { compile } from '../../game/index.ts'
import { parsePosition, printPosition, readTurn, startPosition } from '../../notation/index.ts'
import { think } from '../../search/index.ts'
import marseillaisChess from './marseillais-chess.ts'

const game = compile(marseillaisChess)
const quietly = { seed: 1, now: () => 0, shouldStop: () => false, onThought: () => {} }

function at(text: string) {
  const read = parsePosition(game, text)
  if (!read.ok) throw new Error(read.fault.reason)
  return read.value
}

describe('a turn of two moves', () => {
  test('White has one at first, then everybody two', () => {
    const p = startPosition(game)
    const seats: number[] = []
    for (const id of ['e2e4', 'e7e5', 'd7d5', 'd2d4', 'g1f3', 'b8c6']) {
      seats.push(p.mover)
      game.make(p, moveCalled(game, p, id))
    }
    expect(seats).toEqual([0, 1, 1, 0, 0, 1])
    expect(printPosition(game, p)).toBe('r1bqkbnr/ppp2ppp/2n5/3pp3/3PP3/5N2/PPP2PPP/RNBQKB1R b2 KQkq - 2 2')
  })

  test('a text says that it is the second move', () => {
    const p = at('4k3/8/8/8/8/8/8/R3K3 w2 - - 0 5')
    game.make(p, moveCalled(game, p, 'a1a2'))
    expect(p.mover).toBe(1)
  })

  test('check has to be met with the first move', () => {
    const p = at('4k3/8/8/8/8/8/8/R2K3r w - - 0 5')
    expect(legalIds(game, p)).toBe('d1c2 d1d2 d1e2')
  })

  test('the pawn passed by the first move may be taken in passing too, the pawn passed by another’s not any more', () => {
    const p = at('4k3/8/8/8/1p6/8/P7/4K3 w - - 0 2')
    game.make(p, moveCalled(game, p, 'a2a4'))
    game.make(p, moveCalled(game, p, 'e1e2'))
    expect(legalIds(game, p)).toContain('b4a3')
    game.make(p, moveCalled(game, p, 'b4a3'))
    expect(printPosition(game, p)).toBe('4k3/8/8/8/8/p7/4K3/8 b2 - - 0 2')
  })

  test('what stands on the cell that was passed may be taken there, but nobody is taken in passing', () => {
    const p = at('4k3/8/8/8/1p6/8/P7/4KB2 w - - 0 2')
    game.make(p, moveCalled(game, p, 'a2a4'))
    game.make(p, moveCalled(game, p, 'f1a6'))
    expect(printPosition(game, p)).toContain(' a3 ')
    const blocked = at('4k3/8/8/8/1p6/8/P7/2B1K3 w - - 0 2')
    game.make(blocked, moveCalled(game, blocked, 'a2a4'))
    game.make(blocked, moveCalled(game, blocked, 'c1a3'))
    expect(printPosition(game, blocked)).toContain(' - - ')
  })

  test('a turn is one word to programs', () => {
    const p = at('7k/4b1pp/8/3N4/8/8/8/3R2K1 w - - 0 2')
    const read = readTurn(game, p, 'd5e7,d1d8')
    expect(read.ok && read.value.length).toBe(2)
  })
})

describe('bots', () => {
  test('find the mate that takes both moves of one turn, and see it two steps away', () => {
    const start = '7k/4b1pp/8/3N4/8/8/8/3R2K1 w - - 0 2'
    const asked = think(game, { variant: 'marseillais-chess', start, moves: [] }, { ...quietly, limits: { depth: 4 } })
    expect(asked).toMatchObject({ ok: true, value: { best: 'd5e7', mateIn: 2, line: ['d5e7', 'd1d8'] } })
  })
})
