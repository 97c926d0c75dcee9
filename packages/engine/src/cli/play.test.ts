import { describe, expect, test } from 'vitest'
import { lines, run } from './run-command.ts'

const scholars = '1. e4 e5 2. Qh5 Nc6\n3. Bc4 Nf6\nQxf7#'

describe('moves from a pipe', () => {
  test('are played one after another, to the end of the game', async () => {
    const { exit, out, err } = await run(['play', 'chess'], scholars)
    expect(exit).toBe(0)
    expect(out.split('\n')).toHaveLength(8)
    expect(out).toMatch(/^1\. White: e2e4 {2}e4\n/)
    expect(out).toMatch(/\n7\. White: h5f7 {2}Qxf7.* – mate\nr1bqkb1r\/pppp1Qpp\/\S+ b KQkq - 0 4$/)
    expect(err).toBe('The game is over: checkmate; White wins.')
  })

  test('are told in JSON, a line each, and the game in the end', async () => {
    const { out } = await run(['play', 'chess', '--json'], scholars)
    const told = lines(out)
    expect(told).toHaveLength(8)
    expect(told[6]).toMatchObject({ ply: 7, move: { id: 'h5f7' }, gives: 'mate', outcome: { winner: 0 } })
    expect(told[7]).toMatchObject({ variant: 'chess', done: true, outcome: { reason: 'checkmate', winner: 0 } })
  })

  test('end where one cannot be played, which is named', async () => {
    const { exit, out, err } = await run(['play', 'chess'], 'e4 e5\nKe3 Nf6')
    expect([exit, err]).toEqual([1, 'At ply 3: "Ke3" is not a legal move.'])
    expect(out.split('\n')).toHaveLength(2)
  })

  test('are not taken after the game is over', async () => {
    const { exit, err } = await run(['play', 'chess'], `${scholars} a6`)
    expect([exit, err]).toEqual([1, 'The game is over: checkmate.'])
  })

  test('go on after a line that is none, which the exit code tells', async () => {
    const { exit, out, err } = await run(['play', 'chess'], 'e4\nhello there\nd5')
    expect(exit).toBe(1)
    expect(out).toMatch(/^1\. White: e2e4 .*\n2\. Black: d7d5 /)
    expect(err).toMatch(/^At ply 2: "hello" is not a move .* A move in any spelling, or .*explain <cell>, .*resign/)
  })

  test('may be no move at all', async () => {
    const { exit, out } = await run(['play', 'ultima'])
    expect([exit, out]).toEqual([0, 'rnbqkbnm/pppppppp/8/8/8/8/PPPPPPPP/MNBKQBNR w - - 0 1'])
  })

  test('go on from a position and moves', async () => {
    const { out } = await run(['play', 'chess', '--moves', 'e4 e5'], 'Nf3 1/2-1/2 Nc6')
    expect(out).toMatch(/^3\. White: g1f3 {2}Nf3\n\S+ b /)
  })
})

describe('a person at a terminal', () => {
  test('is asked again after what cannot be played', async () => {
    const { exit, out, err } = await run(['play', 'chess'], 'e5\nhello\ne4\nquit\n', true)
    expect(exit).toBe(0)
    expect(out).toMatch(/^1\. White: e2e4 {2}e4\n/)
    expect(err).toContain('At ply 1: "e5" is not a legal move.')
    expect(err).toContain('At ply 1: "hello" is not a move in any spelling known here.')
    expect(err.match(/white> /g)).toHaveLength(3)
    expect(err.match(/black> /g)).toHaveLength(1)
  })

  test('sees the board as it lies before White', async () => {
    const { err } = await run(['play', 'chess', '--moves', 'e4'], 'quit', true)
    expect(err).toContain(
      '8 r n b q k b n r\n7 p p p p p p p p\n6 . . . . . . . .\n5 . . . . . . . .\n4 . . . . P . . .',
    )
    expect(err).toContain('\n1 R N B Q K B N R\n  a b c d e f g h\n')
  })

  test('may ask for help and about a man, and give up', async () => {
    const { exit, out, err } = await run(['play', 'chess'], 'help\nexplain\nexplain g1\nexplain z9\nresign\n', true)
    expect([exit, out]).toEqual([0, 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'])
    expect(err.match(/^A move in any spelling, or moves, /gm)).toHaveLength(2)
    expect(err).toContain('explain wants a cell')
    expect(err).toContain('White knight on g1.\nIt has 2 moves:\n')
    expect(err).toContain('There is no cell called "z9" on this board.')
    expect(err).toMatch(/The game is over: resignation; Black wins\.$/)
  })

  test('where others play on gives up by a step', async () => {
    const { out } = await run(['play', 'four-player-chess'], 'resign\nb7c7\n')
    expect(out).toMatch(/^1\. Red: R .*\n2\. Blue: b7c7 /)
  })

  test('may take moves back, and look', async () => {
    const { out, err } = await run(['play', 'chess'], 'undo\ne4\nundo\nd4\nfen\nmoves\nquit\n', true)
    expect(err).toContain('There is no move to take back.')
    expect(err).toContain('rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1\n')
    expect(err).toMatch(/\nd7d5 {2}d5\n/)
    expect(out.split('\n').at(-1)).toMatch(/3P4/)
  })
})

describe('against a level', () => {
  test('the other seat answers', async () => {
    const { exit, out } = await run(['play', 'ultima', '--level', 'novice'], 'a2a4')
    expect(exit).toBe(0)
    expect(out).toMatch(/^1\. White: a2a4 .*\n2\. Black: \w+ .*\n\S+ w /)
  })

  test('one may have the second seat', async () => {
    const { out } = await run(['play', 'ultima', '--level', 'novice', '--as', 'black'])
    expect(out).toMatch(/^1\. White: .*\n\S+ b /)
  })

  test('taking back takes the answer back too', async () => {
    const { out } = await run(['play', 'ultima', '--level', 'novice'], 'a2a4\nundo\n', true)
    expect(out.split('\n').at(-1)).toBe('rnbqkbnm/pppppppp/8/8/8/8/PPPPPPPP/MNBKQBNR w - - 0 1')
  })

  test.each([
    [['--as', 'black'], '--as says which side you play against a --level.'],
    [['--level', 'novice', '--as', 'red'], '--as wants white or black, not "red".'],
  ])('%j is wrong usage', async (options, text) => {
    const { exit, err } = await run(['play', 'chess', ...options])
    expect([exit, err.split('\n')[0]]).toEqual([2, text])
  })
})
