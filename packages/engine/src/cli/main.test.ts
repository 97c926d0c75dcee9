import { describe, expect, test } from 'vitest'
import { lines, run } from './run-command.ts'

/** White's men stand round both immobilizers; counts from the variant's own table of them. */
const locked = 'rn1qkb2/pbpppppn/6p1/8/1P1MP1p1/3m4/P1PP1PPP/BN1KQBNR w'

describe('perft', () => {
  test('ends with the count alone', async () => {
    const { exit, out, err } = await run(['perft', 'ultima', '3'])
    expect([exit, out]).toEqual([0, '42762'])
    expect(err).toMatch(/3 +42,762 +4,276,200$/)
  })

  test('counts from a position, remarks after it forgiven', async () => {
    expect((await run(['perft', 'ultima', '2', '--fen', `${locked} (five frozen)`])).out).toBe('1636')
  })

  test.each(['', ' '])('refuses %j for a position', async (fen) => {
    const { exit, out, err } = await run(['perft', 'ultima', '1', '--fen', fen])
    expect([exit, out]).toEqual([2, ''])
    expect(err).toContain('There is no position in --fen')
  })

  test('counts one line of no moves', async () => {
    expect((await run(['perft', 'ultima', '0'])).out).toBe('1')
  })

  test('answers one JSON document when asked to', async () => {
    const { out } = await run(['perft', 'ultima', '2', '--fen', 'start', '--json'])
    expect(lines(out)).toMatchObject([{ variant: 'ultima', depth: 2, nodes: 944, counts: [32, 944] }])
  })
})

describe('perft --batch', () => {
  test('answers every line with its own fields and a count', async () => {
    const request = { variant: 'ultima', fen: locked, depth: 2, note: 'kept' }
    const { exit, out } = await run(
      ['perft', '--batch'],
      `${JSON.stringify(request)}\n\n{"variant":"ultima","depth":1}\r\n`,
    )
    expect(exit).toBe(0)
    expect(lines(out)).toEqual([
      { ...request, nodes: 1636 },
      { variant: 'ultima', depth: 1, nodes: 32 },
    ])
  })

  test.each(['start', 'startpos', 'START (usual array)', '', null])('takes %j for the start', async (fen) => {
    const { out } = await run(['perft', '--batch'], JSON.stringify({ variant: 'ultima', fen, depth: 2 }))
    expect(lines(out)).toEqual([{ variant: 'ultima', fen, depth: 2, nodes: 944 }])
  })

  test.each(['nonsense', 'the usual array', 'rnbqkbnm w', locked.replaceAll('/', ' ')])(
    'refuses %j, which is no position, as it does everywhere',
    async (fen) => {
      const { out } = await run(['perft', '--batch'], JSON.stringify({ variant: 'ultima', fen, depth: 1 }))
      expect(lines(out)).toEqual([{ variant: 'ultima', fen, depth: 1, error: expect.stringMatching(/^badPosition\./) }])
    },
  )

  test('says what is wrong with a line and goes on', async () => {
    const bad = [
      'nonsense',
      '[]',
      '{"depth":1}',
      '{"variant":"x","depth":1}',
      '{"variant":"ultima","depth":1.5}',
      '{"variant":"ultima","fen":7,"depth":1}',
      '{"variant":"ultima","fen":"8/8 w","depth":1}',
      '{"variant":"ultima","fen":"8 w","depth":1}',
      '{"variant":"ultima","fen":"8/8/8/8/8/8/8/1 w","depth":1}',
    ]
    const { exit, out } = await run(['perft', '--batch'], [...bad, '{"variant":"ultima","depth":1}'].join('\n'))
    expect(exit).toBe(0)
    expect(lines(out)).toMatchObject([
      { line: 1, error: 'badLine: Line 1 is not a JSON object with variant, fen and depth.' },
      { line: 2, error: expect.stringMatching(/^badLine: /) },
      { error: 'badField: "variant" has to be the name of a game, not nothing.' },
      { variant: 'x', error: 'unknownVariant: There is no game called "x". The command `games` lists them.' },
      { error: 'badDepth: A depth is a whole number from 0 to 20, not 1.5.' },
      { fen: 7, error: 'badField: "fen" has to be position text, not 7.' },
      { error: 'badPosition.rowCount: The position has 2 rows, not 8.' },
      { error: 'badPosition.rowCount: The position has 1 row, not 8.' },
      { error: 'badPosition.rowLength: Row 1 of the position has 1 cell, not 8.' },
      { nodes: 32 },
    ])
  })
})

describe('moves', () => {
  test('lists every legal move, a line each', async () => {
    const { exit, out, err } = await run(['moves', 'ultima', '--fen', locked])
    expect(exit).toBe(0)
    expect(out.split('\n')).toHaveLength(35)
    expect(out).toContain('d4d4  d4*')
    expect(err).toBe('White to move: 35 moves.')
  })

  test('names victims with the rule and the partner', async () => {
    // The pawn comes beside the black pawn on d5, beyond which a white man stands.
    const { out } = await run(['moves', 'ultima', '--fen', '4k3/8/8/2Np4/4P3/8/8/3K4 w'])
    expect(out).toContain('e4e5  Pe4-e5 xd5  (pinched: pawn d5 with c5)')
  })

  test.each(['1. a2a4 a7a5 2. a4-b5! xb6', '1. a2a4 1... a7a5', '1. a2a4 1. ... a7a5', '1. a2a4 1… a7a5'])(
    'reads a list of moves as a game text has it: %s',
    async (moves) => {
      const { err } = await run(['moves', 'ultima', '--moves', moves])
      expect(err).not.toMatch(/ply [12]|any spelling/)
    },
  )

  test('plays moves in any spelling first', async () => {
    const { out } = await run(['moves', 'ultima', '--moves', '1. Pa2-a4 a7a5', '--json'])
    expect(lines(out)).toMatchObject([{ fen: expect.stringContaining('/p7/P7/'), toMove: 0, outcome: null }])
  })

  test('names the move that cannot be played, and why', async () => {
    const { exit, err } = await run(['moves', 'ultima', '--moves', 'a2a4 b1b5'])
    expect([exit, err]).toEqual([1, `At ply 2: "b1b5" is not a legal move: it is the other side's turn.`])
  })

  test('has no moves to list when the game is over', async () => {
    const { exit, out, err } = await run(['moves', 'ultima', '--fen', '4k3/8/8/8/8/8/8/3K4 w'])
    expect([exit, out, err]).toEqual([0, '', 'The game is over: bare kings; a draw.'])
  })
})

describe('explain', () => {
  test('says what freezes a man and what it may still do', async () => {
    const { exit, out } = await run(['explain', 'ultima', '--fen', locked, '--square', 'e4'])
    expect(exit).toBe(0)
    expect(out).toMatch(
      /^White pawn on e4\.\nIt is frozen by the immobilizer on d3\.\nIt has 1 move:\n {2}e4e4 {2}e4\*/,
    )
  })

  test('answers one JSON document when asked to', async () => {
    const { out } = await run(['explain', 'ultima', '--fen', locked, '--square', 'D4', '--json'])
    expect(lines(out)).toMatchObject([
      { variant: 'ultima', cell: 'd4', obstacles: [{ key: 'frozen', params: { by: ['d3'] } }] },
    ])
  })

  test('says that nobody stands on an empty cell', async () => {
    expect((await run(['explain', 'ultima', '--square', 'd4'])).out).toBe('Nobody stands on d4.')
  })

  test('says in words what a man does, and by which rule', async () => {
    const four = '6,yK,7/14/14/bK,13/14/14/7,bN,6/14/6,rD,6,gK/14/14/14/14/7,rK,6 r'
    const { out } = await run(['explain', 'four-player-chess', '--fen', four, '--square', 'g6'])
    expect(out).toMatch(/^Red promoted queen on g6\./)
    const bishop = '4k2b/8/8/8/3B4/8/8/4K3 w'
    const taking = await run(['explain', 'chess', '--fen', bishop, '--square', 'd4'])
    expect(taking.out).toContain('(taken by landing: bishop h8)')
    expect(taking.out).toContain('going to d4 (taken by landing).')
    // Somebody can take b5, and in antichess who can must.
    const idle = await run(['explain', 'antichess', '--moves', 'e2e3 b7b5', '--square', 'a2'])
    expect(idle.out).toContain('Who can take must, and this man cannot.')
    const frozen = await run(['explain', 'ultima', '--fen', locked, '--square', 'd4'])
    expect(frozen.out).toMatch(/\n {2}d4d4 {2}d4\* {2}\(takes it off the board\)/)
  })

  test('knows the cells of the board', async () => {
    const { exit, err } = await run(['explain', 'ultima', '--square', 'z9'])
    expect([exit, err]).toEqual([1, 'There is no cell called "z9" on this board.'])
  })
})

test('games lists what there is to ask about', async () => {
  expect((await run(['games'])).out).toMatch(/^ultima +Ultima$/m)
  expect(lines((await run(['games', '--json'])).out)).toEqual([
    expect.arrayContaining([expect.objectContaining({ slug: 'ultima', name: 'Ultima' })]),
  ])
})

test('help and version are answered from anywhere', async () => {
  expect((await run(['help'])).out).toContain('perft <game> <depth>')
  expect((await run(['perft', '--help'])).exit).toBe(0)
  expect((await run(['--version'])).out).toMatch(/^\d+\.\d+\.\d+$/)
})

describe('a position that cannot be is refused by name', () => {
  test.each([
    ['8/8 w', 'The position has 2 rows, not 8.'],
    ['4k3/8/8/9/8/8/8/3K4 w', 'Row 5 of the position has 9 cells, not 8.'],
    ['4k3/8/8/z7/8/8/8/3K4 w', '"z" in row 5 of the position is no piece of this game.'],
    ['8/8/8/8/8/8/8/3K4 w', 'Black has no king in this position.'],
    ['4k3/8/8/8/8/8/8/2KK4 w', 'White has more than one king in this position.'],
    ['4k3/8/8/8/8/8/8/3K4', 'The position does not say who is to move: w or b.'],
    ['4k3/8/8/8/8/8/8/3K4 x', '"x" after the rows of the position is not a side to move: w or b.'],
    ['4k3/8/8/8/8/8/8/3K4 w - - z 1', '"z" after the side to move is not a count of moves.'],
    ['4k3/8/8/8/8/8/8/3K4 w - - 0 1 7', 'The position has too many fields after the side to move: -, -, 0, 1 and 7.'],
    ['8/8/8/8/8/8/3k4/3K4 w', 'Black is not to move, and its king could be taken.'],
  ])('%s', async (fen, text) => {
    for (const command of [
      ['moves', 'ultima'],
      ['perft', 'ultima', '1'],
      ['explain', 'ultima', '--square', 'a1'],
    ]) {
      const { exit, out, err } = await run([...command, '--fen', fen])
      expect([exit, out, err]).toEqual([1, '', text])
    }
  })
})

describe('a command line that cannot be followed', () => {
  test.each([
    [[], 'A command is missing.'],
    [['pertf'], 'There is no command "pertf". Did you mean perft?'],
    [['constructor'], 'There is no command "constructor".'],
    [['perft'], 'perft needs a game: `perft <game> <depth>`.'],
    [['perft', 'ultima'], 'perft needs a depth: `perft <game> <depth>`.'],
    [['perft', 'ultima', '1', '2'], 'perft does not know what to do with "2".'],
    [['perft', 'ultima', '1', '--square', 'a1'], 'perft does not take --square.'],
    [['moves', 'ultima', '--fem', 'x'], 'There is no option "fem". Did you mean fen?'],
    [['perft', 'ultima', '-1'], 'A depth is a whole number from 0 to 20, not -1.'],
    [['perft', '-x', 'ultima'], 'There is no option "x".'],
    [['explain', 'ultima'], 'explain needs --square, as in `explain ultima --square d2`.'],
  ])('%j is a usage error that says what is missing', async (args, text) => {
    const { exit, out, err } = await run(args)
    expect([exit, out]).toEqual([2, ''])
    expect(err.split('\n')[0]).toBe(text)
  })

  test('a game that does not exist is bad input, with the nearest that does', async () => {
    const { exit, err } = await run(['moves', 'ulitma'])
    expect([exit, err]).toEqual([1, 'There is no game called "ulitma". Did you mean ultima?'])
  })

  test('is told in JSON too when JSON was asked for', async () => {
    const { exit, out } = await run(['moves', 'ultima', '--json', '--fen', '8/8/8/8/8/8/8/3K4 w'])
    expect(exit).toBe(1)
    expect(lines(out)).toMatchObject([
      { error: { key: 'badPosition.noKing', text: 'Black has no king in this position.' } },
    ])
  })
})

test('describe tells men and makers in words', async () => {
  expect((await run(['describe', 'four-player-chess'])).out).toContain('D promoted queen')
  expect((await run(['describe', 'xiangqi'])).out).toMatch(/^Xiangqi, traditional, \d+$/m)
})

describe('of what was typed, however long it is,', () => {
  const long = 'a'.repeat(50_000)
  const knights = '4k4/9/9/9/9/9/9/9/4K4'

  test.each([
    [['moves', 'chess', '--moves', long]],
    [['moves', 'chess', '--fen', long]],
    [['moves', 'chess', '--fen', `8/8/8/8/8/8/8/8 ${long}`]],
    [['moves', 'four-player-chess', '--fen', `${Array(14).fill('14').join('/')} r - - ${long}`]],
    [['moves', 'shogi', '--fen', `${knights}[${'9'.repeat(50_000)}P] w`]],
    [['explain', 'chess', '--square', long]],
    [['moves', long]],
    [['best', 'chess', '--seed', long]],
    [['best', 'chess', '--level', long]],
    [['perft', 'chess', long]],
    [['perft', 'chess', '1', long]],
    [[long]],
    [[`--${long}`]],
  ])('a complaint quotes the beginning', async (args) => {
    const { err } = await run(args)
    expect(err.split('\n')[0]?.length).toBeLessThan(250)
  })

  test('sixty signs are quoted', async () => {
    const { err } = await run(['moves', 'chess', '--moves', long])
    expect(err).toBe(`At ply 1: "${'a'.repeat(60)}…" is not a move in any spelling known here.`)
  })
})
