import { describe, expect, it } from 'vitest'
import { nameKeyOf, nameProblem } from './name.ts'

describe('a name', () => {
  it('is three to twenty letters, digits, _ and -, and begins with a letter or digit', () => {
    for (const name of ['Ann', 'a-b', 'R2D2', 'x_1', 'Abbott1963', 'a'.repeat(20)]) expect(nameProblem(name)).toBeNull()
    for (const name of ['', 'Al', 'a'.repeat(21)]) expect(nameProblem(name)).toBe('nameLength')
    for (const name of ['-ann', '_ann', 'an n', 'Ånn', 'аnn', 'ann\u200b', '<b>', 'a.b.c']) {
      expect(nameProblem(name)).toBe('nameSigns')
    }
  })

  it('does not pose as the house, nor does its look-alike', () => {
    for (const name of [
      'admin',
      'Moderator',
      'adrnin',
      'ADM1N',
      'admin-7',
      'the_mod',
      'Variorum',
      'admin7',
      'gue5t-guest',
    ]) {
      expect(nameProblem(name)).toBe('nameReserved')
    }
    for (const name of ['badminton', 'modest', 'bottle', 'Abbot']) expect(nameProblem(name)).toBeNull()
  })

  // The pairs are those of Unicode Technical Standard 39, confusables.txt, as far as they are ASCII.
  it('has the key of whatever looks like it', () => {
    const alike = [
      ['Ann', 'aNN'],
      ['Ian', 'lan', '1an'],
      ['O2O', '020'],
      ['Tom', 'Torn'],
      ['wanda', 'vvanda'],
      ['a_b', 'a-b'],
    ]
    for (const names of alike) expect(new Set(names.map(nameKeyOf)).size).toBe(1)
    expect(new Set(['ann', 'anna', 'hannah', 'nan', 'a-nn'].map(nameKeyOf)).size).toBe(5)
  })
})
