import { describe, expect, test } from 'vitest'
import { knownGame, positionOf } from '../../../test/kernel-reading.ts'
import { legalIds, moveCalled } from '../../../test/tiny.ts'
import { askExplain, askPlay } from '../../ask/index.ts'
import { parsePosition, printPosition } from '../../notation/index.ts'

const game = knownGame('shogi')
const idsAt = (text: string) => legalIds(game, positionOf(game, text)).split(' ')
const outcomeAt = (text: string) => game.outcome(positionOf(game, text))

describe('drops', () => {
  test('a pawn may not be dropped to mate, though a gold may, and a pawn on the board may mate', () => {
    const ids = idsAt('8k/9/8G/9/9/9/9/7R1/4K4[PG] w')
    expect(ids).toContain('G@i8')
    expect(ids).not.toContain('P@i8')
    expect(idsAt('8k/6S2/7GP/9/9/9/9/9/4K4[] w')).toContain('i7i8')
  })

  test('a pawn may be dropped to check when that is no mate', () => {
    expect(idsAt('8k/9/8G/9/9/9/9/9/4K4[P] w')).toContain('P@i8')
  })

  test('not where a man could never move, nor a pawn beside another on its file; a tokin is no pawn there', () => {
    const ids = idsAt('4k4/9/9/9/9/9/P8/1+P7/4K4[PLN] w')
    for (const id of ['P@a9', 'L@a9', 'N@a9', 'N@a8', 'P@a4']) expect(ids).not.toContain(id)
    for (const id of ['P@b8', 'L@a8', 'N@a6']) expect(ids).toContain(id)
  })

  test('what is taken is unpromoted in the hand', () => {
    const p = positionOf(game, '4k4/9/9/9/4+p4/4R4/9/9/4K4[] w')
    game.make(p, moveCalled(game, p, 'e4e5'))
    expect(printPosition(game, p)).toContain('[P] b')
  })
})

describe('why not there', () => {
  const toldOf = (start: string, man: string) => {
    const asked = askExplain(game, { variant: 'shogi', start, moves: [] }, man)
    return asked.ok ? asked.value : asked.error
  }
  const refusalOf = (start: string, move: string) => {
    const asked = askPlay(game, { variant: 'shogi', start, moves: [] }, move)
    return asked.ok ? 'played' : asked.error.params.why
  }

  test('of a man in hand it is told where the rules of dropping bar it', () => {
    expect(toldOf('8k/9/8G/9/9/9/9/7R1/4K4[PG] w', 'P@')).toMatchObject({
      man: { kind: 'pawn', seat: 0 },
      obstacles: [],
      bars: [
        { key: 'dropMate', params: { to: ['i8'] } },
        { key: 'dropBarred', params: { to: ['a9', 'b9', 'c9', 'd9', 'e9', 'f9', 'g9', 'h9'] } },
      ],
    })
    expect(toldOf('4k4/9/9/9/9/9/P8/9/4K4[P] w', 'P@')).toMatchObject({
      bars: [{ key: 'fileTaken', params: { by: ['a3'] } }, { key: 'dropBarred' }],
    })
    expect(toldOf('4k4/9/9/9/9/9/9/9/4K4[p] w', 'p@')).toMatchObject({ obstacles: [{ key: 'notYourTurn' }] })
    expect(toldOf('4k4/9/9/9/9/9/9/9/4K4[p] w', 'P@')).toMatchObject({ key: 'badCell' })
  })

  test('a drop that is refused says why', () => {
    const start = '4k4/9/9/9/9/9/P8/9/4K4[PG] w'
    const refusals = ['P@a5', 'P@b9', 'P@e1', 'L@b5', 'P@b5'].map((move) => refusalOf(start, move))
    expect(refusals).toEqual(['fileTaken', 'dropBarred', 'occupied', 'notInHand', 'played'])
    expect(refusalOf('8k/9/8G/9/9/9/9/7R1/4K4[P] w', 'P@i8')).toBe('dropMate')
    expect(refusalOf('4k4/9/9/9/4r4/9/9/9/4K4[P] w', 'P@b5')).toBe('leavesCheck')
  })
})

describe('promotion', () => {
  test('is a choice in the zone, and forced where a man would be stuck', () => {
    expect(idsAt('k8/9/9/4S4/9/9/9/9/4K4[] w').filter((id) => id.startsWith('e6e7'))).toEqual(['e6e7', 'e6e7+'])
    expect(idsAt('k8/4P4/9/9/9/9/9/9/4K4[] w').filter((id) => id.startsWith('e8'))).toEqual(['e8e9+'])
    expect(idsAt('k8/9/4N4/9/9/9/9/9/4K4[] w').filter((id) => id.startsWith('e7'))).toEqual(['e7d9+', 'e7f9+'])
  })
})

describe('the end', () => {
  const shuffle = (text: string, ids: readonly string[], rounds: number) => {
    const p = positionOf(game, text)
    for (let round = 0; round < rounds; round++) for (const id of ids) game.make(p, moveCalled(game, p, id))
    return game.outcome(p)
  }

  test('the fourth standing is a draw, across captures and drops too', () => {
    const start = '4k4/9/9/9/9/9/9/9/4K4[] w'
    const round = ['e1d1', 'e9d9', 'd1e1', 'd9e9']
    expect(shuffle(start, round, 2)).toBeUndefined()
    expect(shuffle(start, round, 3)).toEqual({ reason: 'repetition', scores: [0.5, 0.5] })
  })

  test('whoever checked all the way to it has lost', () => {
    const checks = ['d1e1', 'e9d9', 'e1d1', 'd9e9']
    expect(shuffle('4k4/9/9/9/9/9/9/9/3R4K[] w', checks, 3)).toEqual({ reason: 'perpetualCheck', scores: [0, 1] })
  })

  // Points as the Japan Shogi Association counts them: five for rook and bishop, one for others, 28 or 27 to win.
  test('a king that has entered with ten men and points enough wins', () => {
    const men = 'GGSSNNLLPP'
    const camp = (hand: string) => `K8/P8/${men.slice(0, 9)}/9/9/9/9/9/8k[${hand}] w`
    // Ten men, 10 points; rooks, bishops 20 more.
    expect(outcomeAt(camp('RRBB'))).toEqual({ reason: 'impasse', scores: [1, 0] })
    expect(outcomeAt(camp('RRBPP'))).toBeUndefined()
    expect(outcomeAt(camp('RRBPPP'))?.reason).toBe('impasse')
    expect(outcomeAt(`K8/9/${men.slice(0, 9)}/P8/9/9/9/9/8k[RRBB] w`)).toBeUndefined()
  })
})

describe('position text', () => {
  test('of Japanese programs means the same: b moves first, hands stand apart', () => {
    const rows = 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL'
    expect(printPosition(game, positionOf(game, `${rows} b - 1`))).toBe(`${rows}[] w - - 0 1`)
    expect(printPosition(game, positionOf(game, `${rows} w - 2`))).toBe(`${rows}[] b - - 0 1`)
    expect(printPosition(game, positionOf(game, '4k4/9/9/9/9/9/9/9/4K4 w R2P3p 5'))).toBe(
      '4k4/9/9/9/9/9/9/9/4K4[RPPppp] b - - 0 3',
    )
  })

  test('has hands in brackets, empty ones too, or in a row of their own', () => {
    for (const hands of ['[RPg]', '[gPR]', '/RPg'])
      expect(printPosition(game, positionOf(game, `4k4/9/9/9/9/9/9/9/4K4${hands} w`))).toContain('[RPg] w')
    for (const hands of ['', '[]', '[-]', '/'])
      expect(printPosition(game, positionOf(game, `4k4/9/9/9/9/9/9/9/4K4${hands} w`))).toContain('4K4[] w')
    expect(() => positionOf(game, '4k4/9/9/9/9/9/9/9/4K4[K] w')).toThrow(/badLetter/)
  })

  test('holds no more in hand than is read, and cuts nothing off in silence', () => {
    const fault = (hands: string) => {
      const read = parsePosition(game, `4k4/9/9/9/9/9/9/9/4K4${hands} w`)
      return read.ok ? null : read.fault
    }
    expect(fault('[99P]')).toBe(null)
    expect(fault('[1000P]')).toEqual({ reason: 'badHand', params: { letter: 'P', found: '1000', most: '99' } })
    expect(fault('[99999999999r]')).toMatchObject({ reason: 'badHand', params: { letter: 'r' } })
    expect(fault(`[${'P'.repeat(100)}]`)).toMatchObject({ reason: 'badHand', params: { found: '100' } })
    expect(fault('[P7]')).toEqual({ reason: 'badLetter', params: { letter: '7', row: 'hand' } })
  })
})
