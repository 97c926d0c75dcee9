import { describe, expect, test } from 'vitest'
import { array960, start960 } from './arrays-960.ts'

const all = Array.from({ length: 960 }, (_, number) => array960(number))

describe('the 960 arrays', () => {
  test('are all different, with bishops on both tones and the king between the rooks', () => {
    expect(new Set(all).size).toBe(960)
    for (const row of all) {
      expect([...row].sort().join('')).toBe('BBKNNQRR')
      expect(row.replace(/[^RK]/g, '')).toBe('RKR')
      expect((row.indexOf('B') + row.lastIndexOf('B')) % 2).toBe(1)
    }
  })

  // From Scharnagl's published table: first, last, and the array of chess.
  test('have the numbers of the published table', () => {
    expect([all[0], all[518], all[959]]).toEqual(['BBQNNRKR', 'RNBQKBNR', 'RKRNNQBB'])
  })

  test('stand on both sides of the board', () => {
    expect(start960(0)).toBe('bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1')
    expect(() => start960(960)).toThrow(RangeError)
  })
})
