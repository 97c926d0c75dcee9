import { describe, expect, test } from 'vitest'
import { legalIds, moveCalled } from '../../test/tiny.ts'
import { parsePosition, printPosition } from '../notation/index.ts'
import { gameOf } from '../variants/catalogue.ts'

const game = gameOf('chess')
if (game === undefined) throw new Error('no chess')
const at = (text: string) => {
  const read = parsePosition(game, text)
  if (!read.ok) throw new Error(read.fault.reason)
  return read.value
}
const from = (position: string, cell: string) =>
  legalIds(game, at(position))
    .split(' ')
    .filter((id) => id.startsWith(cell))
    .join(' ')
const after = (position: string, ...ids: string[]) => {
  const p = at(position)
  for (const id of ids) game.make(p, moveCalled(game, p, id))
  return printPosition(game, p)
}
const ready = 'r3k2r/8/8/8/8/8/8/R3K2R'

describe('castling', () => {
  test('goes both ways when nothing is in the way', () => {
    expect(from(`${ready} w KQkq - 0 1`, 'e1')).toBe('e1c1 e1d1 e1d2 e1e2 e1f1 e1f2 e1g1')
  })

  test.each([
    ['out of check', '4r1k1/8/8/8/8/8/8/R3K2R w KQ - 0 1', 'e1d1 e1d2 e1f1 e1f2'],
    ['across an attacked cell', '5rk1/8/8/8/8/8/8/R3K2R w KQ - 0 1', 'e1c1 e1d1 e1d2 e1e2'],
    ['onto an attacked cell', '6r1/1k6/8/8/8/8/8/R3K2R w KQ - 0 1', 'e1c1 e1d1 e1d2 e1e2 e1f1 e1f2'],
    ['over a man', '6k1/8/8/8/8/8/8/RN2KB1R w KQ - 0 1', 'e1d1 e1d2 e1e2 e1f2'],
  ])('not %s', (_, position, moves) => {
    expect(from(position, 'e1')).toBe(moves)
  })

  test('the rook may pass an attacked cell', () => {
    expect(from('1r4k1/8/8/8/8/8/8/R3K3 w Q - 0 1', 'e1')).toContain('e1c1')
  })

  test('takes both men where they belong', () => {
    expect(after(`${ready} w KQkq - 0 1`, 'e1g1')).toBe('r3k2r/8/8/8/8/8/8/R4RK1 b kq - 1 1')
    expect(after(`${ready} b KQkq - 0 1`, 'e8c8')).toBe('2kr3r/8/8/8/8/8/8/R3K2R w KQ - 1 2')
  })

  test('a right is gone when king or rook has moved, even back again, and when the rook is taken', () => {
    expect(after(`${ready} w KQkq - 0 1`, 'a1a2', 'e8e7', 'a2a1', 'e7e8')).toContain(' w K - ')
    expect(after(`${ready} w KQkq - 0 1`, 'h1h8')).toContain(' b Qq - ')
  })
})

describe('taking in passing', () => {
  test('is offered for one step, and the pawn that passed is gone', () => {
    expect(after('4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1', 'd7d5', 'e5d6')).toBe('4k3/8/3P4/8/8/8/8/4K3 b - - 0 2')
    const late = at('4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1')
    for (const id of ['d7d5', 'e1d1', 'e8d8']) game.make(late, moveCalled(game, late, id))
    expect(legalIds(game, late)).not.toContain('e5d6')
  })

  test('does not uncover a king on the rank, though both pawns leave it', () => {
    expect(from('8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1', 'e5')).toBe('e5e6')
  })

  test('the cell is written only where a pawn stands ready for it', () => {
    expect(after('4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1', 'd7d5')).toContain(' w - d6 ')
    expect(after('4k3/3p4/8/6P1/8/8/8/4K3 b - - 0 1', 'd7d5')).toContain(' w - - ')
  })

  test('a cell nobody has passed is read as none, one that is no cell is refused', () => {
    expect(printPosition(game, at('4k3/8/8/8/8/8/8/4K3 w - d6 0 1'))).toContain(' w - - ')
    expect(parsePosition(game, '4k3/8/8/8/8/8/8/4K3 w - z9 0 1')).toMatchObject({
      fault: { reason: 'badPassedCell' },
    })
  })
})

test('a pawn that arrives becomes one of four, taking or not', () => {
  expect(from('3r3k/4P3/8/8/8/8/8/4K3 w - - 0 1', 'e7')).toBe('e7d8b e7d8n e7d8q e7d8r e7e8b e7e8n e7e8q e7e8r')
})

test.each([
  ['8/8/4k3/8/8/3NK3/8/8 w - - 0 1', 'insufficient'],
  ['8/8/4k3/5b2/8/3BK3/8/8 w - - 0 1', 'insufficient'],
  ['8/8/4kb2/8/8/3BK3/8/8 w - - 0 1', undefined],
  ['8/8/4k3/8/8/3NKN2/8/8 w - - 0 1', undefined],
  ['8/8/4k3/8/8/3PK3/8/8 w - - 0 1', undefined],
])('%s: %s', (position, reason) => {
  expect(game.outcome(at(position))?.reason).toBe(reason)
})
