import { describe, expect, test } from 'vitest'
import { draw, legalIds, menagerie, moveCalled } from '../../test/tiny.ts'
import { moveId, printMove, readMove } from './move-text.ts'
import { parsePosition } from './position-text.ts'

const game = menagerie(8, 8)
const at = (text: string) => {
  const read = parsePosition(game, text)
  if (!read.ok) throw new Error(read.fault.reason)
  return read.value
}
/** The chameleon d2 takes seven by going to d6. */
const feast = '3N3k/3p4/1Pp1pPr1/3n4/8/3n4/3B4/3q2K1 w'
/** Frozen d4 may only be taken off. */
const held = '7k/8/8/4m3/3N4/8/8/K7 w'
/** Two withdrawers, both of which reach d4. */
const twins = '7k/8/8/8/Q7/8/8/K2Q4 w'
/** The king may take on d2. */
const kingTakes = '7k/8/8/8/8/2M5/3b4/4K3 w'

const meaning = (position: string, text: string) => {
  const read = readMove(game, at(position), text)
  return read.ok ? moveId(game, at(position), read.value) : read.fault
}

describe('writing', () => {
  test('programs write both cells, people letter, cells and all victims in order', () => {
    const p = at(feast)
    const move = moveCalled(game, p, 'd2d6')
    expect(moveId(game, p, move)).toBe('d2d6')
    expect(printMove(game, p, move)).toBe('Bd2-d6 xc6,d1,d3,d5,d7,e6,g6')
    expect(printMove(game, p, moveCalled(game, p, 'd2a2'))).toBe('Bd2-a2')
  })

  test("taking off one's own man is its cell with a star, or twice", () => {
    const p = at(held)
    const move = moveCalled(game, p, 'd4d4')
    expect([moveId(game, p, move), printMove(game, p, move)]).toEqual(['d4d4', 'd4*'])
  })

  test('the second side is written with capitals too', () => {
    const p = draw(menagerie(3, 3), '. . k\n. p .\nK . .', 1)
    const small = menagerie(3, 3)
    expect(printMove(small, p, moveCalled(small, p, 'b2a2'))).toBe('Pb2-a2')
  })
})

describe('reading takes every spelling with one legal meaning', () => {
  test.each([
    'd2d6',
    'd2-d6',
    'd2–d6',
    'd2xd6',
    'Bd2-d6',
    'bd2d6',
    'Bd2-d6 xc6,d1,d3,d5,d7,e6,g6',
    'Bd2-d6xg6,e6,d7,d5,d3,d1,c6',
    'Bd2-d6 x c6, d1, d3, d5, d7, e6, g6',
    'd2d6 xc6,d1,d3,d5,d7,e6,g6',
    'Bd6',
    'd6 xc6,d1,d3,d5,d7,e6,g6',
    '  Bd2-d6  ',
    'Bd2-d6!',
    'Bd6+',
    'd2d6??',
  ])('%j is d2d6', (text) => {
    expect(meaning(feast, text)).toBe('d2d6')
  })

  test.each(['d4*', 'd4d4', 'Nd4*', 'nd4 *', 'd4-d4', 'Nd4d4'])('%j takes off d4', (text) => {
    expect(meaning(held, text)).toBe('d4d4')
  })

  test.each(['Kd2', 'Kxd2', 'e1xd2', 'Ke1xd2', 'e1d2', 'Ke1-d2 xd2', 'Kd2 xd2'])(
    '%j is the king taking on d2',
    (text) => {
      expect(meaning(kingTakes, text)).toBe('e1d2')
    },
  )

  test('every legal move is read back from both its spellings', () => {
    for (const position of [feast, held, twins, kingTakes]) {
      const p = at(position)
      for (const id of legalIds(game, p).split(' ')) {
        expect(meaning(position, id)).toBe(id)
        expect(meaning(position, printMove(game, p, moveCalled(game, p, id)))).toBe(id)
      }
    }
  })
})

describe('reading refuses', () => {
  test('what several moves fit, and names them', () => {
    const refused = readMove(game, at(twins), 'Qd4')
    expect(refused).toMatchObject({ ok: false, fault: { reason: 'ambiguousMove', params: { text: 'Qd4' } } })
    expect(!refused.ok && [...(refused.fault.params.moves ?? [])].sort()).toEqual(['a4d4', 'd1d4'])
    expect(meaning(twins, 'Qa4d4')).toBe('a4d4')
  })

  test.each(['d2d9', 'd2', 'Bd2-d6 xc6', 'Nd2-d6', 'd2e6', 'h8h7', 'd2*', 'd2d2'])(
    '%j, which no legal move fits',
    (text) => {
      const refused = meaning(feast, text)
      expect(refused).toMatchObject({ reason: expect.stringMatching(/^(illegalMove|badMove)$/), params: { text } })
    },
  )

  test.each(['', ' ', 'hello', 'O-O', '1-0', 'x', '*', 'd', '22', 'd2d6d7d8', '🦎'])(
    '%j, which is no move at all',
    (text) => {
      expect(meaning(feast, text)).toMatchObject({ reason: 'badMove', params: { text } })
    },
  )
})
