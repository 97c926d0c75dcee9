import { describe, expect, test } from 'vitest'
import { legalIds, moveCalled, reach } from '../../../test/tiny.ts'
import { askExplain, askMoves, askPlay, askPosition, exportGame, importGame } from '../../ask/index.ts'
import { compile } from '../../game/index.ts'
import { parsePosition, printPosition, readMove, startPosition } from '../../notation/index.ts'
import fourPlayerChess from './four-player-chess.ts'

const game = compile(fourPlayerChess)

function at(text: string) {
  const read = parsePosition(game, text)
  if (!read.ok) throw new Error(`${read.fault.reason} ${JSON.stringify(read.fault.params)}`)
  return read.value
}

function after(text: string, ...ids: string[]): string {
  const p = at(text)
  for (const id of ids) {
    const read = readMove(game, p, id)
    if (!read.ok) throw new Error(`${id}: ${read.fault.reason}`)
    game.make(p, read.value)
  }
  return printPosition(game, p)
}

const line = (start: string, ...moves: string[]) => ({ variant: 'four-player-chess', start, moves })

function position(start: string, ...moves: string[]) {
  const asked = askPosition(game, line(start, ...moves))
  if (!asked.ok) throw new Error(JSON.stringify(asked.error))
  return asked.value
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

// The points are those of the rules of 4 Player Chess (free for all) on chess.com, read in its help pages.
describe('a promoted queen', () => {
  const promotion = '6,yK,7/14/14/bK,13/14/14/14/7,rP,5,gK/6,bR,7/14/14/14/14/7,rK,6'

  test('is all a pawn becomes, and goes as a queen', () => {
    const start = `${promotion} r - - - 0,0,0,0 0 1`
    expect(legalIds(game, at(start))).toMatch(/h7h8d/)
    expect(legalIds(game, at(start))).not.toMatch(/h7h8[qrbn]/)
    expect(reach(game, at(after(start, 'h7h8d').replace(' b ', ' r ')), 'h8')).toMatch(/h14.*k11/)
  })

  test('is worth the pawn it was to whoever takes it, and a queen nine', () => {
    const taken = (man: string) =>
      after(`6,yK,7/14/14/bK,13/14/14/6,bR,${man},6/13,gK/14/14/14/14/14/7,rK,6 b - - - 0,0,0,0 0 1`, 'g8h8')
    expect(taken('rD')).toContain(' 0,1,0,0 0 1')
    expect(taken('rQ')).toContain(' 0,9,0,0 0 1')
  })

  test('gives as little for two kings at once as any queen', () => {
    const forked = (man: string) =>
      after(`6,yK,7/14/14/14/14/14/14/bK,12,gK/14/14/7,${man},6/14/14/7,rK,6 r - - - 0,0,0,0 0 1`, 'h4h7')
    expect(forked('rD')).toContain(' 1,0,0,0 1 1')
    expect(forked('rR')).toContain(' 5,0,0,0 1 1')
  })
})

describe('giving up', () => {
  const open = '6,yK,7/14/14/bK,13/14/3,bR,10/14/13,gK/14/14/14/14/14/7,rK,6'

  test('is a step that is in no list of moves, and passes the turn on', () => {
    const start = `${open} b - - - 0,0,0,0 0 1`
    const moves = askMoves(game, line(start))
    expect(moves.ok && moves.value.map(({ id }) => id)).not.toContain('R')
    expect(position(start).resignation).toBe('R')
    expect(askPlay(game, line(start), 'R')).toMatchObject({
      ok: true,
      value: { move: { id: 'R', text: 'R', act: 'resignation', seat: 1, from: '', to: '', victims: [] } },
    })
    expect(after(start, 'R')).toBe(`${open} y - - B 0,0,0,0 1 1`)
  })

  test('leaves men that do nothing, and a king that is still worth twenty', () => {
    const start = `${open} b - - - 0,0,0,0 0 1`
    const gone = position(start, 'R')
    expect(gone.standings.map(({ state }) => state)).toEqual(['playing', 'resigned', 'playing', 'playing'])
    expect(gone.dead).toEqual(['d9'])
    expect(reach(game, at(gone.fen), 'd9')).toBe('')
    const rook = '6,yK,7/14/14/bK,13/14/14/14/13,gK/rR,13/14/14/14/14/7,rK,6'
    expect(after(`${rook} r - - B 0,0,0,0 0 2`, 'a6a11')).toContain(' y - - B 20,0,0,0 0 2')
    expect(after(`${rook} r - - b 0,0,0,0 0 2`, 'a6a11')).toContain(' y - - b 0,0,0,0 0 2')
  })

  test('gives the king’s points to the one who is left, and ends the game', () => {
    expect(position(`${open} b - - ry 3,9,0,14 0 20`, 'R')).toMatchObject({
      resignation: null,
      outcome: { reason: 'lastStanding', winner: 3, scores: [3, 9, 0, 34] },
    })
  })

  test('claims a win where twenty points do not make up the other’s arrears', () => {
    expect(position(`${open} b - - ry 3,40,0,19 0 20`, 'R').outcome).toMatchObject({
      winner: 1,
      scores: [3, 40, 0, 39],
    })
  })

  test('leaves the points for a mate to the last who moved and plays on', () => {
    const mated = '6,yK,7/14/14/bK,13/14/2,bR,11/14/13,gK/rR,13/1,rR,12/14/14/14/7,rK,6'
    // With Red gone its rooks hold Blue no longer.
    expect(after(`${mated} r - - - 0,0,0,0 0 5`, 'R')).toContain(' b - - R 0,0,0,0 1 5')
    const byYellow = '6,yK,7/14/14/bK,13/14/14/14/13,gK/yR,13/1,yR,12/14/14/14/7,rK,6'
    // Green moved before Red.
    expect(after(`${byYellow} r - - - 0,0,0,0 0 5`, 'R')).toContain(' y - - Rb 0,0,0,20 1 5')
  })

  test('is no move once one seat is left, nor in a game of two', () => {
    expect(readMove(game, at(`${open} b - - ryg 0,0,0,0 0 9`), 'R')).toMatchObject({ ok: false })
    expect(position(`${open} b - - ryg 0,0,0,0 0 9`).resignation).toBe(null)
  })

  test('comes back with the game’s text, its rounds numbered though Red is out', () => {
    const played = line(`${open} r - - - 0,0,0,0 0 1`, 'R', 'd9d8', 'g14g13', 'R', 'd8d9', 'g13g12', 'R')
    const written = exportGame(game, played, {})
    if (!written.ok) throw new Error(written.error.key)
    expect(written.value).toContain('[Result "*"]\n[Scores "0-0-20-0"]\n')
    expect(written.value).toContain('1. R Rd9-d8 Kg14-g13 R 2. Rd8-d9 Kg13-g12 3. R *')
    expect(importGame(game, written.value)).toMatchObject({
      ok: true,
      value: { line: { moves: played.moves }, tags: {} },
    })
  })
})

describe('a game that nobody can win any more', () => {
  test('gives ten to each who still plays', () => {
    const kings = '6,yK,7/14/14/bK,13/14/3,bR,10/14/13,gK/14/14/14/14/14/7,rK,6'
    expect(position(`${kings} r - - b 5,1,0,2 0 30`).outcome).toEqual({
      reason: 'bareSurvivors',
      winner: 0,
      scores: [15, 1, 10, 12],
    })
    expect(position(`${kings} r - - - 5,1,0,2 0 30`).outcome).toBe(null)
    expect(position(`${kings} r - - - 5,1,0,2 200 60`).outcome).toEqual({
      reason: 'quiet',
      winner: 0,
      scores: [15, 11, 10, 12],
    })
  })
})

describe('men of who is out', () => {
  test('say so when asked why they do not move', () => {
    const start = '6,yK,7/14/14/bK,13/14/3,bR,10/14/13,gK/14/14/14/14/3,rR,10/7,rK,6 r - - b 0,0,0,0 0 1'
    expect(askExplain(game, line(start), 'd9')).toMatchObject({ ok: true, value: { obstacles: [{ key: 'beaten' }] } })
    expect(position(start).dead).toEqual(['d9', 'a11'])
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

  test('has one to move who is still in the game, and somebody who is', () => {
    const rows = '6,yK,7/14/14/bK,13/14/14/14/7,rP,5,gK/14/14/14/14/14/7,rK,6'
    const fault = (text: string) => {
      const read = parsePosition(game, text)
      return read.ok ? null : read.fault
    }
    const state = (out: string) => `- - ${out} 0,0,0,0 0 1`
    const redIsOut = { reason: 'moverOut', params: { seat: 'red', wanted: ['b', 'y', 'g'] } }
    expect(fault(`${rows} r ${state('r')}`)).toEqual(redIsOut)
    expect(fault(`${rows} r ${state('R')}`)).toEqual(redIsOut)
    expect(fault(`${rows.replace('rK', '1')} r ${state('-')}`)).toEqual(redIsOut)
    expect(fault(`${rows} r ${state('rbyg')}`)).toEqual({ reason: 'allOut', params: {} })
    expect(fault(`${Array(14).fill('14').join('/')} r`)).toEqual({ reason: 'allOut', params: {} })
    // Whoever gives up last but one ends the game in its own turn; such a text can be read again.
    expect(fault(`${rows} r ${state('Rby')}`)).toBe(null)
    // Who is stalemated or mated when its turn comes is out already, and the turn is another's.
    const stuck = '6,yK,7/14/14/14/14/14/bK,12,gK/4,bR,9/14/14/5,bB,8/14/14/3,rK,10'
    expect(fault(`${stuck} r ${state('-')}`)).toEqual({
      reason: 'moverStuck',
      params: { seat: 'red' },
    })
    expect(fault(`${stuck} b ${state('r')}`)).toBe(null)
    // Without a king a seat is out, whether the text says so or not.
    expect(position(`${rows.replace('bK,13', '14')} r ${state('-')}`).standings[1]?.state).toBe('beaten')
  })
})
