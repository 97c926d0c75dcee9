import { describe, expect, test } from 'vitest'
import { draw, drawn, menagerie } from '../../test/tiny.ts'
import { letterOf, parsePosition, printPlacement, printPosition, startPosition } from './position-text.ts'

const game = menagerie(5, 4, { setup: 'nb2k/4p/P4/K2BN' })
const wide = menagerie(12, 2, { setup: 'k11/11K' })

const printed = (text: string) => {
  const read = parsePosition(game, text)
  return read.ok ? printPosition(game, read.value) : read.fault.reason
}
const fault = (text: string) => {
  const read = parsePosition(game, text)
  return read.ok ? undefined : read.fault
}

describe('a position', () => {
  test('is written row by row from the far rank, then side, two dashes and two counts', () => {
    const p = draw(
      game,
      `
      n b . . k
      . . . . p
      P . . . .
      K . . B N`,
      1,
    )
    expect(printPosition(game, p)).toBe('nb2k/4p/P4/K2BN b - - 0 1')
    expect(printPlacement(game, p)).toBe('nb2k/4p/P4/K2BN b')
  })

  test('is read as it was written', () => {
    const text = 'nb2k/4p/P4/K2BN w - - 17 40'
    const read = parsePosition(game, text)
    expect(read.ok && drawn(game, read.value)).toBe('n b . . k\n. . . . p\nP . . . .\nK . . B N')
    expect(printed(text)).toBe(text)
  })

  test('has its start from the variant, first seat to move', () => {
    expect(printPosition(game, startPosition(game))).toBe('nb2k/4p/P4/K2BN w - - 0 1')
  })

  test('on a wide board a run of empty cells is one number', () => {
    expect(printPosition(wide, startPosition(wide))).toBe('k11/11K w - - 0 1')
    expect(parsePosition(wide, 'k11/1110K w').ok).toBe(false)
  })

  test('writes the first seat in capitals', () => {
    const p = startPosition(game)
    expect(letterOf(game, p.cells[game.board.cellOf('a1')])).toBe('K')
    expect(letterOf(game, p.cells[game.board.cellOf('e4')])).toBe('k')
  })
})

test('what is written can be read, however high the counts have run', () => {
  const read = parsePosition(game, 'nb2k/4p/P4/K2BN b - - 9999999 9999999')
  if (!read.ok) throw new Error(read.fault.reason)
  const { number, quiet } = game.rules.setting.slots
  read.value.set(number, 10_000_000)
  read.value.set(quiet, 10_000_000)
  const text = printPosition(game, read.value)
  expect(printed(text)).toBe(text)
})

describe('what may be missing or more', () => {
  const rows = 'nb2k/4p/P4/K2BN'
  test.each([
    [`${rows} b`, `${rows} b - - 0 1`],
    [`${rows} b - -`, `${rows} b - - 0 1`],
    [`${rows} b - - 3`, `${rows} b - - 3 1`],
    [`${rows} b 3 9`, `${rows} b - - 3 9`],
    [`  ${rows}   b\t-  - 3  9 \n`, `${rows} b - - 3 9`],
    [`${rows} b - - 3 0`, `${rows} b - - 3 1`],
  ])('%j is %j', (text, whole) => {
    expect(printed(text)).toBe(whole)
  })
})

describe('each way to be wrong has its name', () => {
  test.each([
    ['a letter of nobody', 'nb2k/4p/P1x2/K2BN w', { reason: 'badLetter', params: { letter: 'x', row: '2' } }],
    ['a sign that is no letter', 'nb2k/4p/P1?2/K2BN w', { reason: 'badLetter', params: { letter: '?', row: '2' } }],
    ['a row too long', 'nb2k/5p/P4/K2BN w', { reason: 'rowLength', params: { row: '3', found: '6', wanted: '5' } }],
    ['a row too short', 'nb2k/3p/P4/K2BN w', { reason: 'rowLength', params: { row: '3', found: '4', wanted: '5' } }],
    ['an empty row', 'nb2k//P4/K2BN w', { reason: 'rowLength', params: { row: '3', found: '0', wanted: '5' } }],
    ['a row too few', 'nb2k/4p/K2BN w', { reason: 'rowCount', params: { found: '3', wanted: '4' } }],
    ['a row too many', 'nb2k/4p/P4/K2BN/5 w', { reason: 'rowCount', params: { found: '5', wanted: '4' } }],
    ['no king of one side', 'nb3/4p/P4/K2BN w', { reason: 'noKing', params: { seat: 'black', kind: 'king' } }],
    [
      'two kings of one side',
      'nb2k/4p/P3K/K2BN w',
      { reason: 'tooManyKings', params: { seat: 'white', kind: 'king', found: '2' } },
    ],
    ['a side nobody plays', 'nb2k/4p/P4/K2BN x', { reason: 'badSide', params: { found: 'x', wanted: ['w', 'b'] } }],
    ['no side', 'nb2k/4p/P4/K2BN', { reason: 'badSide', params: { found: '', wanted: ['w', 'b'] } }],
    ['a count that is none', 'nb2k/4p/P4/K2BN w - - soon 1', { reason: 'badCounter', params: { found: 'soon' } }],
    ['a count below nought', 'nb2k/4p/P4/K2BN w - - -3 1', { reason: 'badCounter', params: { found: '-3' } }],
    ['a count with a point', 'nb2k/4p/P4/K2BN w - - 0 1.5', { reason: 'badCounter', params: { found: '1.5' } }],
    [
      'a field too many',
      'nb2k/4p/P4/K2BN w - - 0 1 9',
      { reason: 'extraFields', params: { found: ['-', '-', '0', '1', '9'] } },
    ],
    [
      'a king that could be taken at once',
      'n3k/3B1/P4/K3N w',
      { reason: 'royalCapturable', params: { seat: 'black', kind: 'king' } },
    ],
  ])('%s', (_, text, expected) => {
    expect(fault(text)).toEqual(expected)
  })

  test('nothing at all is a fault and no exception', () => {
    expect(fault('')?.reason).toBe('rowCount')
    expect(fault('   ')?.reason).toBe('rowCount')
  })
})
