import { describe, expect, test } from 'vitest'
import { knownGame, positionOf } from '../../../test/kernel-reading.ts'
import { anyMove } from '../../../test/random-play.ts'
import { seeded } from '../../../test/referee/random.ts'
import { legalIds, moveCalled } from '../../../test/tiny.ts'
import { slugs } from '../../variants/catalogue.ts'
import { moveId, printMove, readMove } from '../move-text.ts'
import { startPosition } from '../position-text.ts'

const game = knownGame('chess')
const written = (position: string, id: string) => {
  const p = positionOf(game, position)
  return printMove(game, p, moveCalled(game, p, id))
}
const meaning = (position: string, text: string) => {
  const p = positionOf(game, position)
  const read = readMove(game, p, text)
  return read.ok ? moveId(game, p, read.value) : read.fault.reason
}

const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -'
const castling = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq -'
/** Two knights reach d2, two rooks of one file h2. */
const crowd = 'k7/8/8/8/7R/5N2/8/1N2K2R w - -'
const queens = '5k2/8/8/8/Q1Q5/8/8/Q3K3 w - -'
const pawns = '2n4k/1P6/8/2Pp1P2/4P3/8/8/K7 w - d6'

/** Spellings as appendix C of the FIDE laws and the PGN standard give them. */
describe('writing', () => {
  test('letter and destination; a pawn has no letter', () => {
    expect([written(start, 'g1f3'), written(start, 'e2e4')]).toEqual(['Nf3', 'e4'])
  })

  test('a pawn that takes names its file, in passing too, and what it becomes', () => {
    expect([written(pawns, 'e4d5'), written(pawns, 'c5d6'), written(pawns, 'b7c8r'), written(pawns, 'b7b8q')]).toEqual([
      'exd5',
      'cxd6',
      'bxc8=R',
      'b8=Q',
    ])
  })

  test('file, else rank, else both tell like men apart', () => {
    expect([written(crowd, 'b1d2'), written(crowd, 'f3d2')]).toEqual(['Nbd2', 'Nfd2'])
    expect([written(crowd, 'h1h2'), written(crowd, 'h4h2')]).toEqual(['R1h2', 'R4h2'])
    expect([written(queens, 'a4b4'), written(queens, 'a4a3'), written(queens, 'a4a2')]).toEqual([
      'Qab4',
      'Q4a3',
      'Qa4a2',
    ])
  })
})

describe('reading', () => {
  test('who must be promoted, and to one kind only, need not say so', () => {
    const thai = knownGame('makruk')
    const p = positionOf(thai, '4k3/8/7p/6P1/8/8/8/3K4 w')
    const ids = ['gxh6', 'gxh6=M', 'g6', 'gxh6=R'].map((text) => {
      const read = readMove(thai, p, text)
      return read.ok ? moveId(thai, p, read.value) : read.fault.reason
    })
    expect(ids).toEqual(['g5h6m', 'g5h6m', 'g5g6m', 'illegalMove'])
  })

  test.each(['O-O', '0-0', 'o-o', 'OO', 'O-O+', 'e1g1', 'e1h1', 'Kg1', 'Ke1-g1', 'Ke1h1'])(
    '%j castles to the king’s side',
    (text) => expect(meaning(castling, text)).toBe('e1g1'),
  )

  test.each(['O-O-O', '0-0-0', 'O-O-O#', 'e1c1', 'e1a1', 'Kc1'])('%j castles to the other', (text) => {
    expect(meaning(castling, text)).toBe('e1c1')
  })

  test.each([
    ['exd5', 'e4d5'],
    ['exd5!?', 'e4d5'],
    ['e4xd5', 'e4d5'],
    ['ed5', 'e4d5'],
    ['cxd6 e.p.', 'c5d6'],
    ['cxd6e.p.', 'c5d6'],
    ['b8=Q+', 'b7b8q'],
    ['b8N', 'b7b8n'],
    ['b8=(Q)', 'badMove'],
    ['bxc8=B', 'b7c8b'],
    ['b8', 'ambiguousMove'],
  ])('%j is %s', (text, id) => expect(meaning(pawns, text)).toBe(id))

  test('a small letter is a file before it is a man', () => {
    const both = '7k/8/8/8/8/2p5/1P6/B6K w - -'
    expect([meaning(both, 'bxc3'), meaning(both, 'Bxc3')]).toEqual(['b2c3', 'illegalMove'])
  })

  test('needless words about the origin do no harm', () => {
    expect([meaning(start, 'Ng1f3'), meaning(start, 'Ngf3'), meaning(start, 'N1f3'), meaning(start, 'Ng1-f3')]).toEqual(
      Array(4).fill('g1f3'),
    )
    expect(meaning(crowd, 'Nd2')).toBe('ambiguousMove')
  })
})

describe.each(slugs.filter((slug) => knownGame(slug).variant.notation === 'algebraic'))('%s', (slug) => {
  test('every legal move of random games is read back, and no two are written alike', () => {
    const any = knownGame(slug)
    const random = seeded(11)
    const p = startPosition(any)
    for (let ply = 0; ply < 150; ply++) {
      const move = anyMove(any, p, random)
      if (move === undefined) break
      const texts = new Set<string>()
      for (const id of legalIds(any, p).split(' ')) {
        const text = printMove(any, p, moveCalled(any, p, id))
        const read = readMove(any, p, text)
        expect({ text, means: read.ok ? moveId(any, p, read.value) : read.fault }).toEqual({ text, means: id })
        expect(texts).not.toContain(text)
        texts.add(text)
      }
      any.make(p, move)
    }
  })
})
