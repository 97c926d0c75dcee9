import { describe, expect, test } from 'vitest'
import { knownGame } from '../../test/kernel-reading.ts'
import { menagerie } from '../../test/tiny.ts'
import { bareRoyals } from '../rules/verdicts/bare-royals.ts'
import { parseGame, printGame } from './game-text.ts'

const setup = 'rnbqkbnm/pppppppp/8/8/8/8/PPPPPPPP/MNBKQBNR'
const game = menagerie(8, 8, { setup, name: 'Great "Beasts"', slug: 'great-beasts' })

const written = (record: Partial<Parameters<typeof printGame>[1]>) => {
  const text = printGame(game, { tags: {}, start: undefined, moves: [], result: '*', ...record })
  if (!text.ok) throw new Error(text.fault.reason)
  return text.value
}
const read = (text: string) => {
  const game_ = parseGame(game, text)
  return game_.ok ? game_.value : game_.fault
}
const moves = ['b2b4', 'c7c3', 'b4c4', 'g7g4']

describe('writing', () => {
  test('tags first, then numbered moves with their victims, then the result', () => {
    expect(written({ tags: { White: 'A "B" \\ C' }, moves, result: '1-0' })).toBe(
      [
        '[Variant "Great \\"Beasts\\""]',
        '[White "A \\"B\\" \\\\ C"]',
        '[Result "1-0"]',
        '',
        '1. Pb2-b4 Pc7-c3 2. Pb4-c4 xc3 Pg7-g4 1-0',
        '',
      ].join('\n'),
    )
  })

  test('another start is written out, and a first move of the second side has its number', () => {
    const start = '7k/8/8/4m3/3M4/2n5/4P3/K7 b - - 3 12'
    expect(written({ start, moves: ['h8g8', 'd4d4', 'c3d3'] })).toBe(
      [
        '[Variant "Great \\"Beasts\\""]',
        '[Result "*"]',
        '[SetUp "1"]',
        `[FEN "${start}"]`,
        '',
        '12... Kh8-g8 13. d4* Nc3-d3 *',
        '',
      ].join('\n'),
    )
  })

  test('lines stay within eighty signs', () => {
    const round = ['a2a3', 'a7a6', 'a3a2', 'a6a7']
    const long = written({ moves: Array.from({ length: 25 }, () => round).flat() })
    expect(Math.max(...long.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80)
    expect(read(long)).toMatchObject({ moves: Array.from({ length: 25 }, () => round).flat() })
  })

  test('a move that is not legal is named with its ply', () => {
    expect(printGame(game, { tags: {}, start: undefined, moves: ['b2b4', 'b7b3'], result: '*' })).toMatchObject({
      ok: false,
      fault: { reason: 'illegalMove', params: { ply: '2' } },
    })
  })
})

describe('reading', () => {
  const head = '[Variant "great-beasts"]\n\n'

  test('forgives comments, annotations, variations, missing numbers and missing victims', () => {
    const text = `${head}{a game} 1.b2b4!? $5 c7-c3 ; to the end of the line 2. d2d4
      (1... d7d5 (1... e7e5 {and so on}) 2. e2e4) 2. Pc4 {takes (one)} g4 *`
    expect(read(text)).toMatchObject({ moves, result: '*' })
  })

  test('a comment to the end of the line may hold a brace, and one in braces a semicolon', () => {
    expect(read(`${head}1. b2b4 ; odd {\nc7c3 {fine; really} 2. b4c4 g7g4 ; } *\n*`)).toMatchObject({ moves })
  })

  test('takes victims that stand apart', () => {
    expect(read(`${head}1. Pb2-b4 Pc7-c3 2. Pb4-c4\nxc3 Pg7-g4 0-1`)).toMatchObject({ moves, result: '0-1' })
  })

  test.each(['1-0', '0-1', '1/2-1/2', '*'])('knows the result %s', (result) => {
    expect(read(`${head}1. b2b4 ${result}`)).toMatchObject({ moves: ['b2b4'], result })
    expect(read(`[Result "${result}"]\n\n1. b2b4`)).toMatchObject({ result })
  })

  test('keeps the tags it does not derive, and only those', () => {
    expect(read(written({ tags: { Event: 'x', Round: '3' }, moves }))).toMatchObject({
      tags: { Event: 'x', Round: '3' },
    })
    expect(read('[Variant "great-beasts"]\n[Result "*"]\n\n*')).toEqual({
      tags: {},
      start: undefined,
      moves: [],
      result: '*',
    })
  })

  test('reads Windows line ends, a byte order mark and no tags at all', () => {
    expect(read(`\uFEFF${written({ moves }).replaceAll('\n', '\r\n')}`)).toMatchObject({ moves })
    expect(read('1. b2b4 c7c3')).toMatchObject({ moves: ['b2b4', 'c7c3'], result: '*' })
    expect(read('')).toMatchObject({ moves: [] })
  })

  test('begins where the text says', () => {
    const start = '7k/8/8/4m3/3M4/2n5/4P3/K7 b - - 3 12'
    expect(read(`[FEN "${start}"]\n\n12... h8g8 13. d4* c3* *`)).toMatchObject({
      reason: 'illegalMove',
      params: { ply: '3' },
    })
    expect(read(`[FEN "${start}"]\n\n12... h8g8 13. d4* Nd3 *`)).toMatchObject({
      start,
      moves: ['h8g8', 'd4d4', 'c3d3'],
    })
  })
})

describe('what is met in the wild is read', () => {
  const head = '[Variant "great-beasts"]\n\n'

  test('lines that end as they did on old Macintoshes', () => {
    expect(read(`${head}1. b2b4 ; hi\nc7c3`.replaceAll('\n', '\r'))).toMatchObject({ moves: ['b2b4', 'c7c3'] })
  })

  test('tag names in any case, also those that say where and how the game is', () => {
    const start = '7k/8/8/4m3/3M4/2n5/4P3/K7 b - - 3 12'
    expect(read(`[VARIANT "great-beasts"]\n[fen "${start}"]\n[setup "1"]\n[result "1-0"]\n[event "x"]`)).toEqual({
      tags: { event: 'x' },
      start,
      moves: [],
      result: '1-0',
    })
    expect(read('[variant "Chess"]')).toMatchObject({ reason: 'otherVariant' })
  })

  test.each(['1. b2b4 1. ... c7c3', '1. b2b4 1… c7c3', '1. b2b4 1 … c7c3', '1 b2b4 c7c3', '1 . b2b4 ... c7c3'])(
    'numbers as in %s',
    (text) => {
      expect(read(head + text)).toMatchObject({ moves: ['b2b4', 'c7c3'] })
    },
  )

  test('lines for programs, whatever they hold', () => {
    expect(read(`%eval {\n${head}1. b2b4\n% (not { closed\n%\nc7c3 ; 100 %\n% }\n*`)).toMatchObject({
      moves: ['b2b4', 'c7c3'],
    })
  })

  test('comments before, between and after the tags', () => {
    const text = '{from [a "book"]} [Event "x"] ; and\n{more}\n[Round "3"]\n{well} 1. b2b4'
    expect(read(text)).toMatchObject({ tags: { Event: 'x', Round: '3' }, moves: ['b2b4'] })
  })

  test.each(['Pb4-c4! xc3', 'Pb4-c4 $1 xc3', 'Pb4-c4 !? xc3', 'Pb4-c4 x c3', 'Pb4-c4!x c3', 'b4c4 {it takes} xc3!'])(
    'victims as in %s',
    (move) => {
      expect(read(`${head}1. Pb2-b4 Pc7-c3 2. ${move} Pg7-g4`)).toMatchObject({ moves })
    },
  )

  test('blanks in a list of victims', () => {
    // The long leap of the test's own game takes two; where it stands is written by hand.
    const text = `${head}1. Pb2-b4 Pc7-c3 2. Pb4-c4 x c3 , g9`
    expect(read(text)).toMatchObject({ reason: 'illegalMove', params: { text: 'Pb4-c4 xc3,g9', ply: '3' } })
  })

  test.each([
    ['1/2', '1/2-1/2'],
    ['½', '1/2-1/2'],
    ['½–½', '1/2-1/2'],
    ['1/2 - 1/2', '1/2-1/2'],
    ['1–0', '1-0'],
    ['0 — 1', '0-1'],
  ])('the result %s', (spelled, result) => {
    expect(read(`${head}1. b2b4 ${spelled}`)).toMatchObject({ moves: ['b2b4'], result })
    expect(read(`[Result "${spelled}"]`)).toMatchObject({ result })
  })
})

describe('texts of other programs', () => {
  // As the exports of lichess.org and of XBoard name what was played.
  test.each([
    ['chess', 'Standard'],
    ['chess', 'From Position'],
    ['chess960', 'Fischerandom'],
    ['chess960', 'fischerrandom'],
    ['atomic-chess', 'Atomic'],
  ])('%s is read where it is called %j', (slug, name) => {
    expect(parseGame(knownGame(slug), `[Variant "${name}"]\n\n1. e4 e5 *`)).toMatchObject({ ok: true })
    expect(parseGame(knownGame('antichess'), `[Variant "${name}"]\n\n*`)).toMatchObject({
      fault: { reason: 'otherVariant' },
    })
  })

  test.each(['a8(Q)', 'a8(=Q)', 'a8=Q', 'a8Q'])('a pawn becomes what %j says', (text) => {
    const start = '[FEN "7k/P7/8/8/8/8/8/K7 w - - 0 1"]\n\n'
    expect(parseGame(knownGame('chess'), `${start}1. ${text} *`)).toMatchObject({ value: { moves: ['a7a8q'] } })
    const knight = text.replace('Q', 'N')
    expect(parseGame(knownGame('chess'), `${start}1. ${knight} (1. a8(R)) *`)).toMatchObject({
      value: { moves: ['a7a8n'] },
    })
  })

  test.each(['exd6 e.p.', 'exd6e.p.', 'exd6 e.p.+', 'exd6 e. p.', 'exd6 E.P. {so}', 'exd6'])(
    'a capture in passing, as in %j',
    (text) => {
      expect(parseGame(knownGame('chess'), `1. e4 a6 2. e5 d5 3. ${text} h6 *`)).toMatchObject({
        value: { moves: ['e2e4', 'a7a6', 'e4e5', 'd7d5', 'e5d6', 'h7h6'] },
      })
    },
  )
})

describe('tags', () => {
  const start = '7k/8/8/8/8/8/8/K7 w - - 0 1'

  test('are written under names a text can carry, once each, and never as what the text derives', () => {
    const tags = { 'F-EN': start, fen: start, 'Res ult': '1-0', é: 'x', 'Ev ent': 'a', Event: 'b', 'Set Up': '1' }
    const text = written({ tags })
    expect(text.match(/^\[.*\]$/gm)).toEqual(['[Variant "Great \\"Beasts\\""]', '[Event "a"]', '[Result "*"]'])
    expect(read(text)).toEqual({ tags: { Event: 'a' }, start: undefined, moves: [], result: '*' })
  })

  test('turn nothing around that stands beside them, read or written', () => {
    expect(read('[White "\u202Eeve\u2066\u200F"]')).toMatchObject({ tags: { White: 'eve' } })
    expect(written({ tags: { White: '\u202Eeve' } })).toContain('[White "eve"]')
  })

  test('that cannot be read are named', () => {
    expect(read('[Event "x"]\n[Time-Control "5"]\n\n1. b2b4')).toEqual({
      reason: 'badTag',
      params: { text: '[Time-Control "5"]' },
    })
  })
})

describe('reading refuses', () => {
  test('a game of another variant', () => {
    expect(read('[Variant "Chess"]\n\n1. e4 *')).toEqual({
      reason: 'otherVariant',
      params: { found: 'Chess', wanted: 'Great "Beasts"' },
    })
  })

  test('the first faulty move, by its ply', () => {
    expect(read('1. b2b4 c7c3 2. b4b9 g7g4 *')).toMatchObject({ params: { text: 'b4b9', ply: '3' } })
    expect(read('1. b2b4 nonsense *')).toMatchObject({ reason: 'badMove', params: { text: 'nonsense', ply: '2' } })
    expect(read('1. b2b4 c7c3 2. d4 *')).toMatchObject({ reason: 'ambiguousMove', params: { ply: '3' } })
  })

  test.each(['1. b2b4 1-0 1. b2b4', '1. b2b4 *\n\n[Event "next"]\n\n1. b2b4 *', '1. b2b4\n[Event "next"]'])(
    'more than one game: %j',
    (text) => {
      expect(read(text)).toEqual({ reason: 'manyGames', params: {} })
    },
  )

  test('a start that is no position, and a result that is none', () => {
    expect(read('[FEN "8/8 w"]\n\n*')).toMatchObject({ reason: 'rowCount' })
    expect(read('[Result "2-0"]\n\n')).toMatchObject({ reason: 'badResult', params: { found: '2-0' } })
  })
})

describe('a text meant to do harm or cut short', () => {
  test('a remark that is never closed is a fault, and swallows no moves in silence', () => {
    expect(read('1. Pb2-b4 { and so on')).toEqual({ reason: 'unclosed', params: {} })
    expect(read('1. Pb2-b4 (1. Pb2-b3')).toEqual({ reason: 'unclosed', params: {} })
  })

  test.each([')', '}'])('%j that closes nothing is named', (sign) => {
    expect(read(`1. b2b4 ${sign} c7c3`)).toEqual({ reason: 'badMove', params: { text: sign, ply: '2' } })
  })

  test.each(['0-1', '1/2-1/2'])('a result %s that is not that of the tag is no result', (result) => {
    const tag = '[Result "1-0"]\n\n'
    expect(read(`${tag}1. b2b4 ${result}`)).toEqual({ reason: 'twoResults', params: { found: result, wanted: '1-0' } })
    expect(read(`${tag}1. b2b4 1-0`)).toMatchObject({ result: '1-0' })
    expect(read(`${tag}1. b2b4 *`)).toMatchObject({ result: '1-0' })
    expect(read(`[Result "*"]\n\n1. b2b4 ${result}`)).toMatchObject({ result })
  })

  test('fifty thousand brackets, however they stand, are read in one sweep', () => {
    expect(read('{'.repeat(50_000))).toEqual({ reason: 'unclosed', params: {} })
    expect(read(`${'('.repeat(25_000)}${')'.repeat(25_000)} *`)).toMatchObject({ moves: [] })
  })

  test('moves after the end of the game are refused at the first of them', () => {
    const bare = '[SetUp "1"]\n[FEN "7k/8/8/8/8/8/1p6/K7 w - - 0 1"]\n\n'
    const game_ = menagerie(8, 8, { setup, ends: [bareRoyals.draw()] })
    expect(parseGame(game_, `${bare}1. Ka1-b2 xb2 Kh8-g8`)).toEqual({
      ok: false,
      fault: { reason: 'gameOver', params: { ended: 'bareKings', ply: '2' } },
    })
  })

  // The Fool's Mate, in which Black mates: the text has to say 0-1, or nothing.
  test.each([
    ['[Result "1-0"]\n\n', '1-0'],
    ['', '1-0'],
    ['', '1/2-1/2'],
    ['[Result "1-0"]\n\n', '0-1'],
    ['[Result "1-0"]\n\n', ''],
  ])('a result that the moves contradict is no result: %j, %j', (tags, result) => {
    const read = parseGame(knownGame('chess'), `${tags}f3 e5 g4 Qh4# ${result}`)
    const found = result === '1/2-1/2' ? result : '1-0'
    expect(read).toEqual({ ok: false, fault: { reason: 'otherResult', params: { found, wanted: '0-1' } } })
  })

  test.each(['0-1', '*', ''])('a result that agrees with the moves, or is left open, is read: %j', (result) => {
    expect(parseGame(knownGame('chess'), `f3 e5 g4 Qh4# ${result}`)).toMatchObject({ ok: true })
  })
})
