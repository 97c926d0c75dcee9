import { describe, expect, test } from 'vitest'
import { Faulty, readDiagram, type TextFault } from './diagram.ts'

const block = (text: string) => text.split('\n')
const good = `id: withdrawer
7k/8/8/2pQ4/8/8/8/K7 w
show: d5g5
from: d5
reach: d6 e5xc5
  f5xc5,a1 *
from: a1
reach:
frozen:
check: a1
sees: white a1 b2
play: d5g5 h8g8
then: 7k/8/8/6Q1/8/8/8/K7  b
ends: not yet
ends: checkmate white
ends: draw bareKings
caption: A long caption
  goes on.
reading: A63
explains: withdrawal quietMove`

function faultOf(text: string): TextFault | undefined {
  try {
    readDiagram(block(text), 10, 1)
    return undefined
  } catch (error) {
    if (error instanceof Faulty) return error.fault
    throw error
  }
}

describe('a diagram block', () => {
  test('reads every field, in the order its statements are written', () => {
    expect(readDiagram(block(good), 10, 3)).toEqual({
      id: 'withdrawer',
      plate: 3,
      position: '7k/8/8/2pQ4/8/8/8/K7 w',
      show: 'd5g5',
      caption: 'A long caption goes on.',
      reading: 'A63',
      explains: ['withdrawal', 'quietMove'],
      line: 10,
      statements: [
        {
          kind: 'reach',
          line: 15,
          from: 'd5',
          targets: [
            { to: 'd6', victims: [] },
            { to: 'e5', victims: ['c5'] },
            { to: 'f5', victims: ['c5', 'a1'] },
            { to: null, victims: [] },
          ],
        },
        { kind: 'reach', line: 18, from: 'a1', targets: [] },
        { kind: 'frozen', line: 19, cells: [] },
        { kind: 'check', line: 20, cells: ['a1'] },
        { kind: 'sees', line: 21, side: 'white', cells: ['a1', 'b2'] },
        { kind: 'play', line: 22, move: 'd5g5' },
        { kind: 'play', line: 22, move: 'h8g8' },
        { kind: 'then', line: 23, position: '7k/8/8/6Q1/8/8/8/K7 b' },
        { kind: 'goesOn', line: 24 },
        { kind: 'ends', line: 25, reason: 'checkmate', winner: 'white' },
        { kind: 'ends', line: 26, reason: 'bareKings', winner: null },
      ],
    })
  })

  test('needs no more than an id and a position', () => {
    const bare = readDiagram(block('id: bare\n8/8 w - - 99 70'), 1, 1)
    expect(bare).toMatchObject({
      position: '8/8 w - - 99 70',
      statements: [],
      show: null,
      caption: null,
      reading: null,
      explains: [],
    })
  })

  const start = 'id: a\n8/8 w\n'
  test.each<[what: string, text: string, fault: TextFault]>([
    ['no id', '8/8 w', { key: 'noId', line: 10, text: '' }],
    ['an id that is no anchor', 'id: Not Kebab\n8/8 w', { key: 'badId', line: 11, text: 'Not Kebab' }],
    ['an empty id', 'id:\n8/8 w', { key: 'emptyField', line: 11, text: 'id' }],
    ['no position', 'id: a\nplay: a1a2', { key: 'noPosition', line: 10, text: 'a' }],
    ['two positions', `${start}8/8 b`, { key: 'secondPosition', line: 13, text: '8/8 b' }],
    ['a position without a side', 'id: a\n8/8', { key: 'badPosition', line: 12, text: '8/8' }],
    ['a consequence without a side', `${start}then: 8/8`, { key: 'badPosition', line: 13, text: '8/8' }],
    [
      'a position after a statement',
      'id: a\ncheck:\n8/8 b',
      { key: 'positionAfterStatement', line: 13, text: '8/8 b' },
    ],
    ['a field nobody knows', `${start}plays: a1a2`, { key: 'unknownField', line: 13, text: 'plays' }],
    ['the same field twice', `${start}id: b`, { key: 'duplicateField', line: 13, text: 'id' }],
    ['a caption without words', `${start}caption:`, { key: 'emptyField', line: 13, text: 'caption' }],
    ['a play without a move', `${start}play:`, { key: 'emptyField', line: 13, text: 'play' }],
    ['a move that is none', `${start}play: a1a2 a1`, { key: 'badMove', line: 13, text: 'a1' }],
    ['a shown move that is none', `${start}show: a1`, { key: 'badMove', line: 13, text: 'a1' }],
    ['a cell that is none', `${start}frozen: a1 b`, { key: 'badCell', line: 13, text: 'b' }],
    ['a target that is none', `${start}from: a1\nreach: a2x`, { key: 'badTarget', line: 14, text: 'a2x' }],
    ['a target twice', `${start}from: a1\nreach: a2 a2xb1`, { key: 'duplicateTarget', line: 14, text: 'a2xb1' }],
    ['reach without from', `${start}reach: a1`, { key: 'reachWithoutFrom', line: 13, text: 'a1' }],
    ['from without reach', `${start}from: a1\ncheck:`, { key: 'fromWithoutReach', line: 13, text: 'a1' }],
    ['from without reach at the end', `${start}from: a1`, { key: 'fromWithoutReach', line: 13, text: 'a1' }],
    ['a beginning elsewhere', `${start}begins: there`, { key: 'badBeginning', line: 13, text: 'there' }],
    ['a sight without a side', `${start}sees: a1 b2`, { key: 'badSight', line: 13, text: 'a1 b2' }],
    ['an ending of one word', `${start}ends: draw`, { key: 'badEnding', line: 13, text: 'draw' }],
    ['an ending of three words', `${start}ends: draw by quiet`, { key: 'badEnding', line: 13, text: 'draw by quiet' }],
    ['a continuation of nothing', ' id: a', { key: 'strayContinuation', line: 11, text: 'id: a' }],
  ])('%s is named with its line', (_, text, fault) => {
    expect(faultOf(text)).toEqual(fault)
  })
})
