import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isForTwo } from '../../search/index.ts'
import { gameOf, slugs } from '../../variants/catalogue.ts'
import { Conversation } from './conversation.ts'

/** White mates at once, and in one way only. */
const mateInOne = '7k/8/6K1/8/8/8/8/R7 w - - 0 1'
const move = /^bestmove ([a-h][1-8][a-h][1-8][qrbn]?)( ponder \S+)?$/

const playable = slugs.filter((slug) => {
  const game = gameOf(slug)
  return game !== undefined && isForTwo(game)
})

let talk: Conversation

beforeAll(async () => {
  talk = new Conversation()
  talk.say('isready')
  await talk.until(/^readyok$/)
})

beforeEach(async () => {
  const said = await talk.answers('setoption name UCI_Variant value chess', 'ucinewgame')
  expect(said).toEqual([])
})

afterAll(async () => {
  talk.say('quit')
  expect(await talk.ended).toBe(0)
  expect(talk.complaints).toEqual([])
})

test('introduces itself, and offers every game of two seats with nothing hidden by our name and by Fairy-Stockfish’s', async () => {
  talk.say('uci')
  const said = await talk.until(/^uciok$/)
  expect(said[0]).toMatch(/^id name Variorum \d/)
  expect(said[1]).toMatch(/^id author /)
  const variants = said.find((line) => line.startsWith('option name UCI_Variant type combo default chess var '))
  expect(said).toContain('option name UCI_Chess960 type check default false')
  const offered = variants?.split(' var ').slice(1)
  // The names are those that `variants.ini` of Fairy-Stockfish builds on.
  expect(offered).toEqual(expect.arrayContaining(['chess', 'ultima', 'duck', 'duck-chess']))
  expect(new Set(offered).size).toBe(offered?.length)
  for (const slug of slugs) {
    expect([slug, offered?.includes(slug)]).toEqual([slug, playable.includes(slug)])
  }
})

describe('a search', () => {
  test('tells its thoughts, and then a move and what it expects', async () => {
    talk.say('position startpos moves e2e4', 'go depth 3')
    const said = await talk.until(/^bestmove/)
    expect(said.at(-1)).toMatch(move)
    for (const line of said.slice(0, -1)) {
      expect(line).toMatch(
        /^info depth \d+ score (cp|mate) -?\d+ nodes \d+ nps \d+ time \d+ pv( [a-h][1-8][a-h][1-8]\w?)+$/,
      )
    }
    expect(said.at(-2)).toMatch(/^info depth 3 /)
    expect(said.at(-1)).toContain(`bestmove ${said.at(-2)?.split(' pv ')[1].split(' ')[0]} ponder `)
  })

  test('counts the way to mate in moves', async () => {
    talk.say(`position fen ${mateInOne}`, 'go depth 3')
    const said = await talk.until(/^bestmove/)
    expect(said.at(-1)).toBe('bestmove a1a8')
    expect(said.at(-2)).toMatch(/ score mate 1 .* pv a1a8$/)
  })

  test('follows several lines where that is set, and numbers them', async () => {
    talk.say('setoption name MultiPV value 3', 'position startpos', 'go depth 3')
    const said = await talk.until(/^bestmove/)
    await talk.answers('setoption name MultiPV value 1')
    const told = said.slice(-4, -1).map((line) => / multipv (\d) .* pv (\S+)/.exec(line)?.slice(1))
    expect(told.map((one) => one?.[0])).toEqual(['1', '2', '3'])
    expect(new Set(told.map((one) => one?.[1])).size).toBe(3)
    expect(said.at(-1)).toContain(`bestmove ${told[0]?.[1]} `)
  })

  test.each([
    'depth 2',
    'nodes 1',
    'nodes 500',
    'movetime 1',
    'mate 1',
    'wtime 0 btime 0',
    'wtime -20 btime 50 movestogo 1',
  ])('within %s has a move', async (limit) => {
    expect(`bestmove ${await talk.best('position startpos', `go ${limit} winc 0`)}`).toMatch(move)
  })

  test('has a move although it is stopped at once', async () => {
    expect(`bestmove ${await talk.best('position startpos', 'go infinite', 'stop')}`).toMatch(move)
  })

  test('without an end of its own waits for stop, even when it has found the end of the game', async () => {
    talk.say(`position fen ${mateInOne}`, 'go infinite')
    await talk.until(/ score mate 1 /)
    const meanwhile = await talk.answers('stray words', 'd')
    expect(meanwhile.filter((line) => line.startsWith('bestmove'))).toEqual([])
    expect(await talk.best('stop')).toBe('a1a8')
  })

  test('answers isready while it runs', async () => {
    talk.say('position startpos', 'go')
    await talk.until(/^info depth/)
    expect((await talk.answers()).filter((line) => !line.startsWith('info depth'))).toEqual([])
    await talk.best('stop')
  })

  test('on the other’s time waits for ponderhit', async () => {
    talk.say(`position fen ${mateInOne}`, 'go ponder wtime 1000 btime 1000')
    await talk.until(/ score mate 1 /)
    expect((await talk.answers()).filter((line) => line.startsWith('bestmove'))).toEqual([])
    expect(await talk.best('ponderhit')).toBe('a1a8')
  })

  test('on the other’s time has the time it was given once the move has come', async () => {
    talk.say('position startpos moves e2e4', 'go ponder movetime 50')
    await talk.until(/^info depth/)
    expect(`bestmove ${await talk.best('ponderhit')}`).toMatch(move)
  })

  test('on the other’s time can be stopped', async () => {
    talk.say('position startpos', 'go ponder wtime 60000 btime 60000')
    await talk.until(/^info depth/)
    expect(`bestmove ${await talk.best('stop')}`).toMatch(move)
  })

  test('follows another, each answering for the position it was asked about', async () => {
    talk.say(
      `position fen ${mateInOne}`,
      'go depth 2',
      'position startpos',
      'go depth 2',
      `position fen ${mateInOne}`,
      'go depth 2',
    )
    const found = []
    for (let i = 0; i < 3; i++) found.push((await talk.until(/^bestmove/)).at(-1)?.split(' ')[1])
    expect(found).toEqual(['a1a8', expect.stringMatching(/^[a-h][12]/), 'a1a8'])
  })

  test('that would never end makes way for the next', async () => {
    talk.say('position startpos', 'go infinite', `position fen ${mateInOne}`, 'go depth 1')
    await talk.until(/^bestmove/)
    expect((await talk.until(/^bestmove/)).at(-1)).toBe('bestmove a1a8')
  })

  test('chooses among the moves it is told to', async () => {
    expect(await talk.best(`position fen ${mateInOne}`, 'go depth 2 searchmoves a1b1')).toBe('a1b1')
    const said = await talk.answers('go searchmoves z9z9 a1a8 depth 1')
    expect(said).toContain('info string error: "z9z9" is no move to search here')
    await talk.best('stop')
  })

  test('goes on where the rules have ended the game but not the moves', async () => {
    const shuffling = 'g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8'
    expect(`bestmove ${await talk.best(`position startpos moves ${shuffling}`, 'go depth 2')}`).toMatch(move)
  })

  test('finds no move where there is none', async () => {
    expect(await talk.best('position fen 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1', 'go depth 2')).toBe('(none)')
    expect(await talk.best('position fen R6k/8/6K1/8/8/8/8/8 b - - 0 1', 'go infinite', 'stop')).toBe('(none)')
  })
})

describe('go perft', () => {
  // The Chess Programming Wiki, Perft Results.
  test('counts each first move, and all', async () => {
    talk.say('position startpos', 'go perft 3')
    const said = await talk.until(/^Nodes searched/)
    expect(said.filter((line) => /^[a-h]\d[a-h]\d: \d+$/.test(line))).toHaveLength(20)
    expect(said.at(-1)).toBe('Nodes searched: 8902')
  })

  test('says when it was stopped before the end, and the next search has its answer', async () => {
    talk.say('position startpos', 'go perft 12', 'stop')
    await talk.until(/^info string stopped before all was counted$/)
    expect(await talk.best(`position fen ${mateInOne}`, 'go depth 1')).toBe('a1a8')
  })
})

describe('what cannot be', () => {
  test.each(['', '   ', 'xyzzy', 'Position startpos', '\u0000\uFFFF', '{"json": true}', 'x'.repeat(100_000)])(
    'is remarked upon and otherwise ignored: %j',
    async (line) => {
      const said = await talk.answers(line)
      if (line.trim() === '') expect(said).toEqual([])
      else expect(said).toEqual([expect.stringMatching(/^info string not understood: .{0,80}$/)])
    },
  )

  test.each([
    ['position', 'position wants startpos, or fen and a position.'],
    ['position fen', 'position wants startpos, or fen and a position.'],
    ['position fen 8/8 w', 'The position has 2 rows, not 8.'],
    ['position fen 8/8/8/8/8/8/8/3K4 w', 'Black has no king in this position.'],
    ['position startpos moves e2e4 e2e4', 'At ply 2: "e2e4" is not a legal move.'],
    ['position startpos moves e2e4 hello', 'At ply 2: "hello" is not a move in any spelling known here.'],
    ['setoption name UCI_Variant value none', 'there is no game "none" to play'],
    ['setoption name Hash value 16', 'there is no option "Hash"'],
    ['setoption name UCI_Chess960 value 960', 'UCI_Chess960 is true or false, not "960"'],
    ['setoption', 'there is no option ""'],
  ])('%s is refused by name', async (line, text) => {
    expect(await talk.answers(line)).toEqual([`info string error: ${text}`])
  })

  test('as a position is not searched, until there is another', async () => {
    talk.say('position startpos moves e2e5', 'go infinite')
    const said = await talk.until(/^bestmove/)
    expect(said.at(-1)).toBe('bestmove (none)')
    expect(said.at(-2)).toBe(
      'info string error: there is no position to think about: At ply 1: "e2e5" is not a legal move.',
    )
    expect(`bestmove ${await talk.best('position startpos', 'go depth 1')}`).toMatch(move)
  })

  test('among the words of go is named, and the rest is done', async () => {
    talk.say('position startpos', 'go quickly depth two depth 2')
    const said = await talk.until(/^bestmove/)
    expect(said[0]).toBe('info string not understood: quickly, depth without a number, two')
    expect(said.at(-2)).toMatch(/^info depth 2 /)
  })

  test('as a limit of go has a move at once, and as a depth of go perft is refused', async () => {
    for (const go of ['go depth', 'go depth abc'])
      expect(`bestmove ${await talk.best('position startpos', go)}`).toMatch(move)
    expect(await talk.answers('go perft -1')).toEqual([
      'info string not understood: perft without a number, -1',
      'info string error: go perft wants a depth, a whole number from 0',
    ])
  })

  test('is stopped or hit when nothing runs, and nothing comes of it', async () => {
    expect(await talk.answers('stop', 'ponderhit', 'stop', 'debug on')).toEqual([])
  })
})

describe('castling', () => {
  const open = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1'

  test('is written as the king goes', async () => {
    talk.say(`position fen ${open}`, 'go perft 1')
    const said = await talk.until(/^Nodes searched/)
    expect(said.filter((line) => /^e1[cg]1/.test(line))).toEqual(['e1c1: 1', 'e1g1: 1'])
  })

  test('is written as Chess960 has it where that is asked for, and read in both ways', async () => {
    await talk.answers('setoption name UCI_Chess960 value true')
    talk.say(`position fen ${open}`, 'go perft 1')
    const said = await talk.until(/^Nodes searched/)
    expect(said.filter((line) => /^e1[acgh]1/.test(line))).toEqual(['e1a1: 1', 'e1h1: 1'])
    for (const moves of ['e1h1 e8a8', 'e1g1 e8c8']) {
      const drawn = await talk.answers(`position fen ${open} moves ${moves}`, 'd')
      expect(drawn.at(-1)).toMatch(/^Fen: 2kr3r\/8\/8\/8\/8\/8\/8\/R4RK1 w - - /)
    }
    await talk.answers('setoption name UCI_Chess960 value false')
  })
})

describe.each(playable)('%s', (slug) => {
  test('is begun, searched, and goes on from whole turns as they were written', async () => {
    expect(await talk.answers(`setoption name UCI_Variant value ${slug}`)).toEqual([])
    const turns: string[] = []
    for (let turn = 0; turn < 4; turn++) {
      const best = await talk.best(
        `position startpos${turns.length > 0 ? ` moves ${turns.join(' ')}` : ''}`,
        'go depth 1',
      )
      expect(best).toMatch(/^[\w@+*,]+$/)
      turns.push(best)
    }
    const drawn = await talk.answers(`position startpos moves ${turns.join(' ')}`, 'd')
    expect(drawn.filter((line) => line.startsWith('info string'))).toEqual([])
    expect(drawn).toContain(`Variant: ${slug}`)
    // Two turns of each seat have been played: the first is to move.
    const first = gameOf(slug)?.variant.seats[0].id.charAt(0)
    expect(drawn.at(-1)).toMatch(new RegExp(`^Fen: \\S+ ${first} `))
  })
})

test('nobody left to talk to ends it, with the move it owed', async () => {
  const other = new Conversation()
  other.say('position startpos', 'go infinite')
  other.hangUp()
  expect((await other.until(/^bestmove/)).at(-1)).toMatch(move)
  expect(await other.ended).toBe(0)
})
