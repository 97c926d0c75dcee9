import { describe, expect, it } from 'vitest'
import { matches } from './matching.ts'

const hexes = 'Gliński’s hexagonal chess; Władysław Gliński, 1936; Other boards; Hexes'
const four = 'Four-player chess; 4 players; Cross'

describe('a search in the library', () => {
  it('shows everything while nothing is asked for', () => {
    expect(matches('', hexes)).toBe(true)
    expect(matches('  ', hexes)).toBe(true)
  })

  it('finds whole words, parts of words, and several words in any order', () => {
    for (const query of ['hexes', 'xagon', '1936 glin', 'Other BOARDS']) expect(matches(query, hexes)).toBe(true)
    expect(matches('hexes cross', hexes)).toBe(false)
  })

  it('asks for no marks that a keyboard may not have', () => {
    expect(matches('glinski', hexes)).toBe(true)
    expect(matches('Wladyslaw', hexes)).toBe(true)
  })

  it('takes one or two letters only for the beginning of a word', () => {
    expect(matches('4 players', four)).toBe(true)
    expect(matches('4', hexes)).toBe(false)
    expect(matches('ss', four)).toBe(false)
  })
})
