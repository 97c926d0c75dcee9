import { describe, expect, it } from 'vitest'
import { gameOf, slugs } from '../variants/catalogue.ts'
import { askMoves, askPassed, askPosition, askPutTogether, askTakenApart } from './index.ts'

const game = (slug: string) => {
  const found = gameOf(slug)
  if (!found) throw new Error(slug)
  return found
}

describe('a position taken apart', () => {
  it.each(slugs)('of %s goes together again, at its start and some moves later', (slug) => {
    const moves: string[] = []
    for (let ply = 0; ply < 6; ply++) {
      const line = { variant: slug, moves }
      const stands = askPosition(game(slug), line)
      const apart = askTakenApart(game(slug), line)
      if (!stands.ok || !apart.ok) throw new Error('It is a legal line.')
      expect(askPutTogether(game(slug), apart.value)).toEqual({ ok: true, value: stands.value.fen })
      const legal = askMoves(game(slug), line)
      const move = legal.ok && legal.value.filter(({ act }) => act !== 'resignation')[ply * 3]
      if (move) moves.push(move.id)
    }
  })

  it('says what is wrong with what was made of it', () => {
    const start = askTakenApart(game('chess'), { variant: 'chess', moves: [] })
    if (!start.ok) throw new Error(start.error.key)
    const { men } = start.value
    const put = (changes: object) => askPutTogether(game('chess'), { ...start.value, ...changes })
    const faultOf = (changes: object) => {
      const made = put(changes)
      return made.ok ? made.value : made.error.params.reason
    }
    expect(faultOf({ men: men.filter(({ cell }) => cell !== 'e1') })).toBe('noKing')
    expect(faultOf({ men: [...men, { cell: 'e5', kind: 'king', seat: 0 }] })).toBe('tooManyKings')
    expect(faultOf({ fields: [{ tells: 'castling', text: 'Z' }] })).toBe('badCastling')
    expect(faultOf({ fields: [{ tells: 'castling', text: 'Kq' }] })).toContain(' w Kq - 0 1')
    expect(put({ men: [{ cell: 'z9', kind: 'king', seat: 0 }] })).toMatchObject({ error: { key: 'badCell' } })
  })
})

describe('a pass', () => {
  const passed = (variant: string, moves: readonly string[], start?: string) =>
    askPassed(game(variant), { variant, moves, start })

  it('gives the turn to the other side', () => {
    const after = passed('chess', ['e2e4'])
    expect(after.ok && after.value.split(' ')[1]).toBe('w')
  })

  it('means nothing in check, in the midst of a turn, or where it would leave a king to be taken', () => {
    expect(passed('chess', ['e2e4', 'f7f6', 'd1h5'])).toMatchObject({ error: { params: { why: 'inCheck' } } })
    expect(passed('duck-chess', ['e2e4'])).toMatchObject({ error: { params: { why: 'midTurn' } } })
    expect(passed('chess', ['f2f3', 'e7e5', 'g2g4', 'd8h4'])).toMatchObject({ error: { key: 'gameOver' } })
  })
})
