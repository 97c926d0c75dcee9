import { describe, expect, test } from 'vitest'
import { pick, seeded } from '../../../test/referee/random.ts'
import { scattered } from '../../../test/scattered.ts'
import { legalIds, menagerie, moveCalled } from '../../../test/tiny.ts'
import { createMoves } from '../../position/move.ts'
import { moveId, printMove, readMove } from '../move-text.ts'
import { parsePosition, printPosition } from '../position-text.ts'

const game = menagerie(8, 8, { notation: 'vchess' })
const at = (text: string) => {
  const read = parsePosition(game, text)
  if (!read.ok) throw new Error(read.fault.reason)
  return read.value
}
const written = (position: string, id: string) => {
  const p = at(position)
  return printMove(game, p, moveCalled(game, p, id))
}
const meaning = (position: string, text: string) => {
  const read = readMove(game, at(position), text)
  return read.ok ? moveId(game, at(position), read.value) : read.fault
}
/** The pawn c2 takes two on c4. */
const pinch = '7k/5ppp/2N5/2n5/3rB3/8/PPP5/K7 w'
/** The king may take on f5. */
const king = '7k/8/8/p4r2/4K3/8/8/8 w'
/** Both leapers reach d3; the one of f1 leaps e2 on its way. */
const twins = '7k/8/8/8/8/8/4p3/KN3N2 w'
/** Frozen d4 may only be taken off. */
const held = '7k/8/8/4m3/3N4/8/8/K7 w'

describe('writing', () => {
  test('a pawn has both its cells, others the destination, and a final X says that something is taken', () => {
    expect([written(pinch, 'c2c4'), written(pinch, 'c2c3')]).toEqual(['Pc2c4X', 'Pc2c3'])
    expect([written(pinch, 'e4e5'), written(pinch, 'c6c8')]).toEqual(['Be5', 'Nc8'])
  })

  test('a king’s capture has a small x, as in chess', () => {
    expect([written(king, 'e4f5'), written(king, 'e4d5')]).toEqual(['Kxf5', 'Kd5'])
  })

  test('the origin is added where another man of the kind may go there, whatever either takes', () => {
    expect([written(twins, 'b1d3'), written(twins, 'f1d3')]).toEqual(['Nb1d3', 'Nf1d3X'])
    expect(written(twins, 'b1b8')).toBe('Nb8')
  })

  test("taking off one's own man is its cell and an S", () => {
    expect(written(held, 'd4d4')).toBe('d4S')
  })

  test('a man that could come to the same cell but for its king’s safety is no rival', () => {
    // The leaper e2 fills the cell behind the king; were it to leave, the one on e8 would leap the king.
    const pinned = '4n2k/8/8/8/1N6/4K3/4N3/8 w'
    expect(legalIds(game, at(pinned))).not.toMatch(/e2/)
    expect([written(pinned, 'b4b2'), written(pinned, 'b4e1')]).toEqual(['Nb2', 'Ne1'])
  })
})

describe('reading', () => {
  test.each(['Pc2c4X', 'Pc2c4', 'c2c4', 'c2c4X', 'Pc4X', 'Pc2c4 X', 'Pc2c4X!', 'Pc2c4X+', 'pc2c4x', 'Pc2-c4 xc5,d4'])(
    '%j is c2c4',
    (text) => {
      expect(meaning(pinch, text)).toBe('c2c4')
    },
  )

  test.each(['Kxf5', 'Kf5', 'Ke4f5', 'Ke4xf5', 'e4f5', 'kxf5'])('%j is the king taking on f5', (text) => {
    expect(meaning(king, text)).toBe('e4f5')
  })

  test.each([
    ['Nd3', twins],
    ['Nb3', '7k/8/8/8/8/8/8/KN1N4 w'],
  ])('%j is refused, for two men of the kind may go there', (text, position) => {
    expect(meaning(position, text)).toMatchObject({ reason: 'ambiguousMove', params: { text } })
  })

  test.each(['d4S', 'Nd4S', 'nd4 S', 'd4S!', 'd4*', 'd4d4'])('%j takes off d4', (text) => {
    expect(meaning(held, text)).toBe('d4d4')
  })

  test('an X tells apart the one that takes', () => {
    expect(meaning(twins, 'Nd3X')).toBe('f1d3')
  })

  test.each([
    ['Pc2c3X', pinch],
    ['Kxd5', king],
    ['Rc4X', pinch],
    ['Pc2c4X xc5', pinch],
    ['c6S', '7k/8/2N5/8/8/8/8/K7 w'],
    ['d4s', held],
  ])('%j is refused: no legal move fits', (text, position) => {
    expect(meaning(position, text)).toMatchObject({ reason: expect.stringMatching(/^(illegalMove|badMove)$/) })
  })

  test('of any position, all legal moves are read back from what is written of them', () => {
    const random = seeded(2_002)
    const out = createMoves()
    for (let looked = 0; looked < 300; ) {
      const p = scattered(game, random)
      if (p === undefined) continue
      looked++
      const moves = [...out.subarray(0, game.legal(p, out))]
      const texts = moves.map((one) => printMove(game, p, one))
      expect(new Set(texts).size).toBe(texts.length)
      if (moves.length === 0) continue
      const move = pick(random, moves)
      expect(readMove(game, p, printMove(game, p, move))).toEqual({ ok: true, value: move })
    }
  })
})

describe('position text', () => {
  const rows = 'rnbqkbnm/pppppppp/8/8/8/8/PPPPPPPP/MNBQKBNR'
  test.each([
    ['w 0', 'w - - 0 1'],
    ['b 1', 'b - - 0 1'],
    ['w 2', 'w - - 0 2'],
    ['b 37', 'b - - 0 19'],
  ])('%j alone counts the plies played', (fields, wanted) => {
    expect(printPosition(game, at(`${rows} ${fields}`))).toBe(`${rows} ${wanted}`)
  })

  test.each([
    ['w 12 40', 'w - - 12 40'],
    ['b - - 12 40', 'b - - 12 40'],
    ['w - - 12', 'w - - 12 1'],
    ['w', 'w - - 0 1'],
  ])('%j is read as everywhere', (fields, wanted) => {
    expect(printPosition(game, at(`${rows} ${fields}`))).toBe(`${rows} ${wanted}`)
  })

  test('a lone number counts quiet plies in other styles', () => {
    const other = menagerie(8, 8)
    const read = parsePosition(other, `${rows} w 12`)
    expect(read.ok && printPosition(other, read.value)).toBe(`${rows} w - - 12 1`)
  })
})
