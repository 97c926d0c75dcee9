import { describe, expect, test } from 'vitest'
import { legalIds, moveCalled, reach } from '../../../test/tiny.ts'
import { askPosition } from '../../ask/index.ts'
import { compile } from '../../game/index.ts'
import { parsePosition, printPosition, startPosition } from '../../notation/index.ts'
import fourPlayerChess from './four-player-chess.ts'

const game = compile(fourPlayerChess)

function at(text: string) {
  const read = parsePosition(game, text)
  if (!read.ok) throw new Error(`${read.fault.reason} ${JSON.stringify(read.fault.params)}`)
  return read.value
}

function after(text: string, ...ids: string[]): string {
  const p = at(text)
  for (const id of ids) game.make(p, moveCalled(game, p, id))
  return printPosition(game, p)
}

describe('the cross', () => {
  test('has 160 cells, and nobody enters the corners', () => {
    expect(game.board.size).toBe(160)
    expect(['a1', 'c3', 'l12', 'n14', 'a3', 'c14'].map((name) => game.board.cellOf(name))).toEqual([
      -1, -1, -1, -1, -1, -1,
    ])
    const rook = at('6,yK,7/14/14/14/14/14/14/14/14/14/14/14/3,rR,10/7,rK,6 r')
    expect(reach(game, rook, 'd2')).not.toMatch(/c2/)
    expect(reach(game, rook, 'd2')).toContain('d14')
  })

  test('the four armies see it alike: as many moves for each at the start', () => {
    const p = startPosition(game)
    const seen: number[] = []
    for (const id of ['g2g3', 'b7c7', 'g13g12', 'm7l7']) {
      seen.push(legalIds(game, p).split(' ').length)
      game.make(p, moveCalled(game, p, id))
    }
    expect(seen).toEqual([20, 20, 20, 20])
    expect(p.mover).toBe(0)
  })

  test('each castles along its own back row', () => {
    const bare = (side: string) =>
      `3,yR,2,yK,3,yR,3/14/14/bR,12,gR/14/14/bK,13/13,gK/14/14/bR,12,gR/14/14/3,rR,3,rK,2,rR,3 ${side} rKQbKQyKQgKQ`
    expect(legalIds(game, at(bare('r')))).toMatch(/h1f1.*h1j1/)
    expect(legalIds(game, at(bare('b')))).toMatch(/a8a10.*a8a6/)
    expect(legalIds(game, at(bare('y')))).toMatch(/g14e14.*g14i14/)
    expect(legalIds(game, at(bare('g')))).toMatch(/n7n5.*n7n9/)
  })
})

describe('who is out', () => {
  const mated = '6,yK,7/14/14/bK,13/14/2,bR,11/14/13,gK/14/rR,13/1,rR,12/14/14/7,rK,6'

  test('has men that neither move nor attack, and taking them is worth nothing', () => {
    const p = at(`${mated} r - - b 20,0,0,0 0 9`)
    expect(reach(game, p, 'c9')).toBe('')
    expect(after(`${mated} r - - b 20,0,0,0 0 9`, 'a5a11')).toContain(' y - - b 20,0,0,0 0 9')
  })

  test('is passed over when its turn would come', () => {
    expect(after(`${mated} r - - b 20,0,0,0 0 9`, 'h1h2')).toContain(' y - - b ')
    expect(after(`${mated} g - - br 20,0,0,0 0 9`, 'n7n6')).toContain(' y - - rb ')
  })

  test('is whoever’s king was taken, and taking it is worth twenty', () => {
    const text = '6,yK,7/14/14/bK,13/14/14/14/13,gK/14/rR,13/14/14/14/7,rK,6 r - - - 0,0,0,0 0 9'
    expect(after(text, 'a5a11')).toContain(' y - - - 20,0,0,0 0 9')
  })

  test('gets twenty for having been stalemated', () => {
    const closed = '6,yK,7/14/14/bK,13/8,rR,5/14/14/13,gK/14/2,rR,11/14/14/14/7,rK,6 r - - - 0,0,0,0 0 9'
    expect(after(closed, 'c5b5')).toContain(' y - - b 0,20,0,0 1 9')
  })

  test('may still have won', () => {
    const start = '6,yK,7/14/14/bK,13/12,rR,1/4,rR,9/14/14/14/14/13,gK/14/14/7,rK,6 r - - by 0,40,0,0 0 30'
    expect(askPosition(game, { variant: 'four-player-chess', start, moves: ['e9n9'] })).toMatchObject({
      ok: true,
      value: { outcome: { reason: 'lastStanding', winner: 1, scores: [20, 40, 0, 0] } },
    })
  })
})

describe('position text', () => {
  test('says what is wrong', () => {
    const fault = (text: string) => {
      const read = parsePosition(game, text)
      return read.ok ? null : read.fault.reason
    }
    const [rows = ''] = printPosition(game, startPosition(game)).split(' ')
    expect(fault(rows)).toBe(null)
    expect(fault(`${rows} w`)).toBe('badSide')
    expect(fault(`${rows.replace('yK', 'xK')} r`)).toBe('badLetter')
    expect(fault(`${rows.replace('3,yR', 'yR,3')} r`)).toBe('noCell')
    expect(fault(`${rows} r rX`)).toBe('badCastling')
    expect(fault(`${rows} r - - x`)).toBe('badFallen')
    expect(fault(`${rows} r - - - 1,2`)).toBe('badPoints')
  })
})
