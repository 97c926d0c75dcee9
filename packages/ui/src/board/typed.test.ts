import { describe, expect, it } from 'vitest'
import { drops, move, squares } from '../gallery/samples.ts'
import { readTyped } from './typed.ts'

const small = squares(8, 8).cells.map(({ name }) => name)
const tall = squares(12, 12).cells.map(({ name }) => name)
const moves = [move('Pd2d6'), move('Rd4d4')]

describe('typed coordinates', () => {
  it('one cell moves the cursor and waits for a second', () => {
    expect(readTyped('d2', small, moves)).toMatchObject({ pending: 'd2', cursor: 'd2', moves: [] })
  })

  it('two cells name a move, in either case of letters', () => {
    expect(readTyped('D2D6', small, moves).moves).toEqual([moves[0]])
    expect(readTyped('d4d4', small, moves).moves).toEqual([moves[1]])
  })

  it('two cells without a legal move are refused', () => {
    expect(readTyped('d2d7', small, moves)).toMatchObject({ isRefused: true, pending: '' })
  })

  it('a slip begins anew with the last letter', () => {
    expect(readTyped('da', small, moves).pending).toBe('a')
    expect(readTyped('9', small, moves).pending).toBe('')
  })

  it('a name that could still grow waits, until told that it is all', () => {
    const long = [move('Pd2d1'), { ...move('Pd2d1'), id: 'd2d12', to: 'd12' }]
    expect(readTyped('d2d1', tall, long)).toMatchObject({ pending: 'd2d1', moves: [] })
    expect(readTyped('d2d1', tall, long, true).moves).toEqual([long[0]])
    expect(readTyped('d2d12', tall, long).moves).toEqual([long[1]])
  })
  it('a letter, an at-sign and a cell name a drop, where hands hold such men', () => {
    const [drop] = drops('N@f3')
    const all = [...moves, drop]
    expect(readTyped('n', small, all, false, ['n'])).toMatchObject({ pending: 'n', letter: null })
    expect(readTyped('N@', small, all, false, ['n'])).toMatchObject({ pending: 'n@', letter: 'n' })
    expect(readTyped('n@f3', small, all, false, ['n']).moves).toEqual([drop])
    expect(readTyped('n@f4', small, all, false, ['n'])).toMatchObject({ isRefused: true, moves: [] })
    expect(readTyped('n', small, all).pending).toBe('')
  })

  it('a letter that names a file too waits for what comes next', () => {
    expect(readTyped('b', small, moves, false, ['b']).pending).toBe('b')
    expect(readTyped('b@', small, moves, false, ['b']).letter).toBe('b')
    expect(readTyped('b2', small, moves, false, ['b']).cursor).toBe('b2')
  })
})
