import { describe, expect, it } from 'vitest'
import { menAfter, movesWith } from './set-up-moves.ts'

const king = { cell: 'a1', kind: 'king', seat: 0 }
const rook = { cell: 'b1', kind: 'rook', seat: 1 }
const cells = ['a1', 'b1', 'a2', 'b2']

describe('setting up', () => {
  it('moves any man to any cell, whatever stands there', () => {
    expect(movesWith('move', [king, rook], cells).map(({ id }) => id)).toEqual([
      'a1 b1',
      'a1 a2',
      'a1 b2',
      'b1 a1',
      'b1 a2',
      'b1 b2',
    ])
    expect(menAfter('move', [king, rook], 'a1 b1')).toEqual([{ ...king, cell: 'b1' }])
  })

  it('puts a man anywhere, and takes it off where it stood', () => {
    const tool = { kind: 'rook', seat: 1 }
    expect(movesWith(tool, [king], cells)).toHaveLength(4)
    expect(menAfter(tool, [king], 'a1 a1')).toEqual([{ ...tool, cell: 'a1' }])
    expect(menAfter(tool, [king, rook], 'b1 b1')).toEqual([king])
  })

  it('wipes only what stands somewhere', () => {
    expect(movesWith('erase', [king], cells).map(({ to }) => to)).toEqual(['a1'])
    expect(menAfter('erase', [king, rook], 'a1 a1')).toEqual([rook])
  })
})
