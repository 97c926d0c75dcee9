import { expect, it } from 'vitest'
import { isPosition } from './is-position.ts'

it('tells the text of a position from that of a game', () => {
  const positions = [
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    ' lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[] w - - 0 1\n',
    '4k3/8/8/8',
  ]
  const games = ['1. e4 e5 1/2-1/2', '[Variant "Chess"]\n[FEN "8/8 w"]\n\n1. e4', '{a/b} 1. e4', 'e4', '1/2-1/2', '']
  expect(positions.filter(isPosition)).toEqual(positions)
  expect(games.filter(isPosition)).toEqual([])
})
