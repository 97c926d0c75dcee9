import { describe, expect, test } from 'vitest'
import { legalIds, moveCalled, reach } from '../../../test/tiny.ts'
import { askExplain, askPosition, type Line } from '../../ask/index.ts'
import { compile } from '../../game/index.ts'
import { moveId, parsePosition, printPosition, printTurn, readTurn, startPosition } from '../../notation/index.ts'
import { botLevels, think } from '../../search/index.ts'
import duckChess from './duck-chess.ts'

const game = compile(duckChess)
const quietly = { seed: 1, now: () => 0, shouldStop: () => false, onThought: () => {} }

function at(text: string) {
  const read = parsePosition(game, text)
  if (!read.ok) throw new Error(read.fault.reason)
  return read.value
}

describe('a turn of two steps', () => {
  test('after a man the duck, after the duck the other side', () => {
    const p = startPosition(game)
    expect(legalIds(game, p).split(' ')).toHaveLength(20)
    game.make(p, moveCalled(game, p, 'g1f3'))
    expect([p.mover, legalIds(game, p).split(' ').length]).toEqual([0, 32])
    expect(printPosition(game, p)).toBe('rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R w2 KQkq - 1 1')
    game.make(p, moveCalled(game, p, '*@e6'))
    expect(p.mover).toBe(1)
    expect(printPosition(game, p)).toBe('rnbqkbnr/pppppppp/4*3/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1')
  })

  test('the duck may not stay where it is', () => {
    const p = at('7k/8/8/8/8/8/8/*6K w2 - - 0 1')
    expect(legalIds(game, p)).not.toContain('*@a1')
    expect(legalIds(game, p).split(' ')).toHaveLength(61)
  })

  test('two ducks are one too many, and there is no third step', () => {
    expect(parsePosition(game, '**5k/8/8/8/8/8/8/7K w')).toMatchObject({ ok: false })
    const two = parsePosition(game, '**4k1/8/8/8/8/8/8/7K w')
    expect(two).toMatchObject({ ok: false, fault: { reason: 'tooManyNeutral', params: { found: '2' } } })
    expect(parsePosition(game, '6k1/8/8/8/8/8/8/7K w3')).toMatchObject({ ok: false, fault: { reason: 'badSide' } })
  })

  test('a turn is one word to programs, and is read again', () => {
    const p = startPosition(game)
    const read = readTurn(game, p, 'e2e4,e4d5')
    if (!read.ok) throw new Error(read.fault.reason)
    expect(read.value.map((move, step) => (step === 0 ? moveId(game, p, move) : 'the duck'))).toEqual([
      'e2e4',
      'the duck',
    ])
    expect(printTurn(game, p, read.value)).toBe('e2e4,e4d5')
    expect(printPosition(game, p)).toBe(printPosition(game, startPosition(game)))
    expect(readTurn(game, p, 'e2e4,*@d5')).toEqual(read)
    expect(readTurn(game, p, 'e2e4,e4d5,e7e5')).toMatchObject({ ok: false, fault: { reason: 'turnOver' } })
  })
})

describe('the duck', () => {
  test('stands in everybody’s way and is taken by nobody', () => {
    const p = at('k7/8/8/8/8/P7/*7/RN5K w - - 0 1')
    expect(reach(game, p, 'a1')).toBe('')
    expect(reach(game, at('k7/8/8/8/*7/P7/8/7K w - - 0 1'), 'a3')).toBe('')
    expect(reach(game, at('k7/8/8/8/1*6/P7/8/7K w - - 0 1'), 'a3')).toBe('a4')
  })

  test('is explained as nobody’s', () => {
    const line: Line = { variant: 'duck-chess', start: 'k7/8/8/8/8/8/8/*6K w', moves: [] }
    expect(askExplain(game, line, 'a1')).toMatchObject({
      ok: true,
      value: { man: { kind: 'duck', seat: -1 }, moves: [], obstacles: [{ key: 'neutral' }], attackers: [] },
    })
    const later = { ...line, moves: ['h1h2'] }
    expect(askExplain(game, later, 'h2')).toMatchObject({ ok: true, value: { obstacles: [{ key: 'notThisStep' }] } })
    expect(askPosition(game, later)).toMatchObject({ ok: true, value: { toMove: 0, stage: 1 } })
  })
})

describe('bots', () => {
  test.each(botLevels)('the %s plays whole turns', (level) => {
    const moves: string[] = []
    for (let step = 0; step < 6; step++) {
      const limits = level === 'novice' ? {} : { limits: { nodes: 2_000 } }
      const asked = think(game, { variant: 'duck-chess', moves }, { ...quietly, level, ...limits })
      if (!asked.ok || asked.value.best === null) throw new Error('no move')
      moves.push(asked.value.best)
    }
    expect(moves.map((id) => id.startsWith('*@'))).toEqual([false, true, false, true, false, true])
    expect(askPosition(game, { variant: 'duck-chess', moves })).toMatchObject({ ok: true, value: { ply: 6 } })
  })

  test('the duck is put where it keeps the king from being taken', () => {
    const start = '4k3/p7/8/8/8/8/8/K3R2* b2 - - 0 1'
    const asked = think(game, { variant: 'duck-chess', start, moves: [] }, { ...quietly, limits: { depth: 3 } })
    expect(asked.ok && asked.value.best).toMatch(/^\*@e[2-7]$/)
  })

  test('a king that hangs is taken, and that is a win seen', () => {
    const start = '4k3/8/8/8/*7/8/8/K3R3 w - - 0 1'
    const asked = think(game, { variant: 'duck-chess', start, moves: [] }, { ...quietly, limits: { depth: 3 } })
    expect(asked).toMatchObject({ ok: true, value: { best: 'e1e8', mateIn: 1 } })
  })
})

test('a board from which one king was taken is a game that is over; one without any king is no position', () => {
  expect(askPosition(game, { variant: 'duck-chess', start: '8/8/8/8/8/8/8/K7 b - - 0 1', moves: [] })).toMatchObject({
    value: { outcome: { reason: 'kingTaken', winner: 0 } },
  })
  for (const rows of ['8/8/8/8/8/8/8/8', '3r4/8/8/8/*7/8/8/R7']) {
    expect(parsePosition(game, `${rows} w - - 0 1`)).toMatchObject({
      fault: { reason: 'noKing', params: { seat: 'white', kind: 'king' } },
    })
  }
})
