import { describe, expect, test } from 'vitest'
import { menagerie } from '../../test/tiny.ts'
import {
  type Asked,
  askExplain,
  askMoves,
  askPlay,
  askPosition,
  askReplay,
  describe as describeVariant,
  exportGame,
  importGame,
  type Line,
} from './index.ts'

const setup = 'rnbqkbnm/pppppppp/8/8/8/8/PPPPPPPP/MNBKQBNR'
const game = menagerie(8, 8, { setup })
const line = (start?: string, ...moves: readonly string[]): Line => ({ variant: 'tiny', start, moves })

const feast = '3N3k/3p4/1Pp1pPr1/3n4/8/3n4/3B4/3q2K1 w'
const held = '7k/8/8/4m3/3N4/8/8/K7 w'
/** The chameleon d2 is held by the immobilizer c3, which it holds in turn. */
const mutual = '7k/8/8/8/8/2M5/3b4/4K3 w'
/** The immobilizer must keep the withdrawer e2 in its reach. */
const keeper = 'k7/8/8/8/8/3M4/4q3/4K3 w'
/** In check from the leaper b4, over the king to f4. */
const checked = 'k7/8/8/8/1n2K3/8/R3p3/8 w'

describe('explaining a man that can move', () => {
  test('gives each move with its victims, by rule and with the man that helps', () => {
    const { man, moves, obstacles, attackers } = value(askExplain(game, line(feast), 'd2'))
    expect(man).toEqual({ cell: 'd2', kind: 'chameleon', seat: 0, letter: 'B' })
    expect(moves).toHaveLength(18)
    expect(obstacles).toEqual([])
    expect(
      moves.find((move) => move.id === 'd2d6')?.victims.map(({ cell, rule, partner }) => [cell, rule, partner]),
    ).toEqual([
      ['c6', 'pinch', 'b6'],
      ['d1', 'withdrawal', null],
      ['d3', 'leap', null],
      ['d5', 'leap', null],
      ['d7', 'pinch', 'd8'],
      ['e6', 'pinch', 'f6'],
      ['g6', 'coordination', 'g1'],
    ])
    expect(attackers).toEqual([])
  })

  test.each([
    ['withdrawal', '7k/8/8/3np3/2rQ4/8/8/K7 w', 'd4', 'd4e4', [['c4', 'withdrawal', null]]],
    [
      'pinch',
      '7k/8/3P4/3r4/P3nB2/3p4/3P4/K7 w',
      'a4',
      'a4d4',
      [
        ['d3', 'pinch', 'd2'],
        ['d5', 'pinch', 'd6'],
        ['e4', 'pinch', 'f4'],
      ],
    ],
    [
      'leap',
      '3k4/8/5q2/1p6/1p6/2p5/nNP5/1K6 w',
      'b2',
      'b2g7',
      [
        ['c3', 'leap', null],
        ['f6', 'leap', null],
      ],
    ],
    ['coordination', 'k7/8/6R1/8/2p5/8/2K4b/8 w', 'g6', 'g6h5', [['h2', 'coordination', 'c2']]],
    ['displacement', mutual, 'e1', 'e1d2', [['d2', 'displacement', null]]],
  ])('%s says who goes, how and with whose help', (_, start, cell, id, expected) => {
    const { moves } = value(askExplain(game, line(start), cell))
    const victims = moves.find((move) => move.id === id)?.victims
    expect(victims?.map((victim) => [victim.cell, victim.rule, victim.partner])).toEqual(expected)
  })

  test('names what attacks it, from where to where and how', () => {
    const { attackers } = value(askExplain(game, line(checked), 'e4'))
    expect(attackers).toEqual([expect.objectContaining({ from: 'b4', kind: 'leaper', rule: 'leap', partner: null })])
    expect(['f4', 'g4', 'h4']).toContain(attackers[0]?.to)
    const pinched = value(askExplain(game, line('7k/8/8/p3Kr2/8/8/8/8 w'), 'e5')).attackers
    expect(pinched).toEqual([{ from: 'a5', to: 'd5', kind: 'pawn', rule: 'pinch', partner: 'f5' }])
    const cornered = value(askExplain(game, line('r7/8/8/7k/8/8/7K/8 w'), 'h2')).attackers
    expect(cornered).toEqual([
      expect.objectContaining({ from: 'a8', kind: 'coordinator', rule: 'coordination', partner: 'h5' }),
    ])
  })
})

describe('explaining a man that cannot', () => {
  const obstaclesOf = (start: string, cell: string) => value(askExplain(game, line(start), cell)).obstacles

  test('frozen: by which men', () => {
    expect(obstaclesOf(held, 'd4')).toEqual([{ key: 'frozen', params: { by: ['e5'] } }])
    expect(obstaclesOf(mutual, 'c3')).toEqual([{ key: 'frozen', params: { by: ['d2'] } }])
    expect(value(askExplain(game, line(held), 'd4')).moves.map((move) => [move.id, move.act])).toEqual([
      ['d4d4', 'removal'],
    ])
  })

  test('hemmed in: by the men but for one of which it could go', () => {
    // A queen's way out of a corner leads through three cells, out of the back rank through five.
    expect(obstaclesOf(`${setup} w`, 'a1')).toEqual([{ key: 'hemmedIn', params: { by: ['a2', 'b1', 'b2'] } }])
    expect(obstaclesOf(`${setup} w`, 'c1')).toEqual([
      { key: 'hemmedIn', params: { by: ['b1', 'b2', 'c2', 'd1', 'd2'] } },
    ])
    // A pawn goes like a rook: men on its diagonals are in nobody's way.
    expect(obstaclesOf('7k/8/8/8/8/1N6/PN6/NK6 w', 'a2')).toEqual([])
    expect(obstaclesOf('7k/8/8/8/8/NN6/PN6/NK6 w', 'a2')).toEqual([
      { key: 'hemmedIn', params: { by: ['a1', 'a3', 'b2'] } },
    ])
    // Without the leaper behind it the pawn on a2 could be leapt over, so that one too is in the way.
    expect(obstaclesOf('7k/8/8/8/8/n7/pK6/NP6 w', 'a1')).toEqual([
      { key: 'hemmedIn', params: { by: ['a2', 'a3', 'b1', 'b2'] } },
    ])
  })

  test('pinned: its every move would let the king be taken, by whom', () => {
    // The pawn e2 stands behind its king; gone from there, the leaper e8 would leap over the king to it.
    expect(obstaclesOf('k3n3/8/8/8/8/4K3/4P3/8 w', 'e2')).toEqual([
      { key: 'pinned', params: { royal: 'e3', kind: 'king', by: ['e8'] } },
    ])
  })

  test('in check already: no move of it helps, and who gives the check', () => {
    const [royal, by] = ['e4', ['b4']]
    expect(obstaclesOf('k7/8/8/8/1n2K3/8/7P/8 w', 'h2')).toEqual([
      { key: 'leavesCheck', params: { royal, kind: 'king', by } },
    ])
  })

  test('unsafe: a king that would be taken wherever it steps', () => {
    // Two chameleons touch a2, b1 and b2 between them, and not a1.
    const [obstacle, ...others] = obstaclesOf('k6P/8/8/8/8/1b6/2b5/K7 w', 'a1')
    expect(others).toEqual([])
    expect(obstacle?.key).toBe('unsafe')
    expect(['a2', 'b1', 'b2']).toContain(obstacle?.params.royal)
  })

  test('not its turn, the game over, nobody there', () => {
    expect(obstaclesOf(`${setup} w`, 'a7')).toEqual([{ key: 'notYourTurn', params: {} }])
    expect(obstaclesOf('7k/8/8/8/8/8/1m6/K7 w', 'a1')).toEqual([
      { key: 'gameOver', params: { reason: 'noMove' } },
      { key: 'frozen', params: { by: ['b2'] } },
    ])
    expect(value(askExplain(game, line(), 'e4'))).toEqual({
      cell: 'e4',
      man: null,
      bars: [],
      moves: [],
      obstacles: [{ key: 'empty', params: {} }],
      hindrances: [],
      immunities: [],
      attackers: [],
    })
  })
})

describe('playing', () => {
  const why = (start: string, text: string) => {
    const played = askPlay(game, line(start), text)
    return played.ok ? 'played' : played.error
  }

  test('gives the move, the position after it, and whether it checks or mates', () => {
    const step = value(askPlay(game, line(feast), 'Bd6'))
    expect(step.move.id).toBe('d2d6')
    expect(step.position).toMatchObject({
      fen: '3N3k/8/1P1B1P2/8/8/8/8/6K1 b - - 0 1',
      toMove: 1,
      ply: 1,
      quiet: 0,
      outcome: null,
    })
    expect(step.gives).toBeNull()
    expect(value(askPlay(game, line('7k/6M1/8/8/7B/8/8/K7 w'), 'h4h7'))).toMatchObject({
      gives: 'mate',
      position: { check: ['h8'], outcome: { reason: 'checkmate', winner: 0, scores: [1, 0] } },
    })
    expect(value(askPlay(game, line('7k/8/8/8/7B/8/8/K7 w'), 'h4h7')).gives).toBe('check')
  })

  test.each([
    ['nobody stands there', `${setup} w`, 'e4e5', 'empty'],
    ["it is the other side's", `${setup} w`, 'a7a6', 'notYourTurn'],
    ['it does not go there', `${setup} w`, 'a2b3', 'unreachable'],
    ['it is frozen', held, 'd4d5', 'frozen'],
    ['it has nowhere to go', `${setup} w`, 'a1a3', 'hemmedIn'],
    ['it keeps an attacker from the king', keeper, 'd3a3', 'pinned'],
    ['the king stays in check', checked, 'a2a3', 'leavesCheck'],
    ['the king would step into it', '7k/8/8/p4r2/4K3/8/8/8 w', 'e4e5', 'unsafe'],
  ])('refused because %s', (_, start, text, reason) => {
    expect(why(start, text)).toMatchObject({ key: 'illegalMove', params: { text, why: reason } })
  })

  test('refusals name cells where there are any', () => {
    expect(why(held, 'd4d5')).toMatchObject({ params: { by: ['e5'] } })
    expect(why(keeper, 'd3a3')).toMatchObject({ params: { royal: 'e1', by: ['e2'] } })
  })

  test('a text that is no move, one that several fit, and a game that is over each have their name', () => {
    expect(why(`${setup} w`, 'castle')).toMatchObject({ key: 'badMove' })
    expect(why(`${setup} w`, 'Pc9')).toMatchObject({ key: 'badMove' })
    expect(why('7k/8/8/8/Q7/8/8/K2Q4 w', 'Qd4')).toMatchObject({ key: 'ambiguousMove' })
    expect(why('7k/8/8/8/8/8/1m6/K7 w', 'a1a2')).toEqual({ key: 'gameOver', params: { reason: 'noMove' } })
  })
})

describe('a line', () => {
  test('replays step by step to where asking at once leads', () => {
    const played = line(undefined, 'b2b4', 'c7c3', 'b4c4')
    const { start, steps } = value(askReplay(game, played))
    expect([start.ply, ...steps.map((step) => step.position.ply)]).toEqual([0, 1, 2, 3])
    expect(steps.at(-1)?.position).toEqual(value(askPosition(game, played)))
    expect(steps.map((step) => step.move.text)).toEqual(['Pb2-b4', 'Pc7-c3', 'Pb4-c4 xc3'])
    expect(steps.map((step) => step.position.quiet)).toEqual([1, 2, 0])
  })

  test('counts how often its position stood', () => {
    const round = ['a2a3', 'a7a6', 'a3a2', 'a6a7']
    expect(value(askPosition(game, line())).repeated).toBe(1)
    expect(value(askPosition(game, line(undefined, ...round))).repeated).toBe(2)
    expect(value(askPosition(game, line(undefined, ...round, 'a2a3'))).repeated).toBe(2)
  })

  test('that cannot be followed says at which ply, or what is wrong with its start', () => {
    const wrong = line(undefined, 'a2a3', 'a2a3')
    for (const asked of [
      askPosition(game, wrong),
      askMoves(game, wrong),
      askReplay(game, wrong),
      askExplain(game, wrong, 'a1'),
    ]) {
      expect(asked).toMatchObject({ ok: false, error: { key: 'illegalMove', params: { ply: '2' } } })
    }
    expect(askPosition(game, line('8/8 w'))).toMatchObject({
      error: { key: 'badPosition', params: { reason: 'rowCount' } },
    })
    expect(askExplain(game, line(), 'z9')).toMatchObject({ error: { key: 'badCell', params: { cell: 'z9' } } })
  })
})

test('a variant describes itself', () => {
  expect(describeVariant(game)).toMatchObject({
    slug: 'tiny',
    board: { files: 8, ranks: 8 },
    seats: [{ id: 'white' }, { id: 'black' }],
    start: `${setup} w - - 0 1`,
  })
  expect(
    describeVariant(game).kinds.map(({ kind, letter, royal }) => `${kind} ${letter}${royal ? ' royal' : ''}`),
  ).toEqual(['pawn P', 'coordinator R', 'leaper N', 'chameleon B', 'withdrawer Q', 'king K royal', 'immobilizer M'])
})

test('every answer survives JSON', () => {
  const answers = [
    describeVariant(game),
    askPosition(game, line(mutual)),
    askPosition(game, line('7k/6MB/8/8/8/8/8/K7 b')),
    askMoves(game, line(feast)),
    askPlay(game, line(feast), 'd2d6'),
    askPlay(game, line(held), 'd4d5'),
    askReplay(game, line(undefined, 'a2a3', 'a7a6')),
    askExplain(game, line(checked), 'e4'),
    askExplain(game, line(), 'e4'),
    exportGame(game, line(undefined, 'a2a3'), { White: '"' }),
    importGame(game, '1. a2a3 *'),
    importGame(game, '1. nothing *'),
  ]
  for (const answer of answers) expect(JSON.parse(JSON.stringify(answer))).toEqual(answer)
})

function value<T>(asked: Asked<T>): T {
  if (!asked.ok) throw new Error(`${asked.error.key} ${JSON.stringify(asked.error.params)}`)
  return asked.value
}
