import { describe, expect, it } from 'vitest'
import { cleanText, hasWords, lengthOf } from './clean-text.ts'

describe('what was typed', () => {
  it('is one line without spaces around it', () => {
    expect(cleanText('  well \n\t played\u2028 there  ')).toBe('well played there')
  })

  // The characters are those that Unicode Standard Annex 9 lists as explicit formatting characters, and the marks.
  it.each([...'\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c'])(
    'does not turn the direction of the text around it (%j)',
    (mark) => {
      expect(cleanText(`a${mark}b`)).toBe('ab')
    },
  )

  it('holds nothing that is not seen: no controls, no invisible characters, no halves of any', () => {
    expect(cleanText('a\u0000b\u0007c\u001b[31md')).toBe('a b c [31md')
    expect(cleanText('a\u200bb\ufeffc\u00add\u{e0041}e')).toBe('abcde')
    expect(cleanText('a\ud800b')).toBe('ab')
  })

  // Code points that Unicode gives the property Default_Ignorable_Code_Point, or that fonts draw as nothing.
  it.each(['\u115f', '\u1160', '\u3164', '\uffa0', '\u2800', '\ufffc', '\u034f', '\u17b4', '\ufe0f', '\u2065'])(
    'has no words when all of it is empty (%j)',
    (empty) => {
      expect(hasWords(cleanText(`${empty}${empty}`))).toBe(false)
    },
  )

  it('keeps what makes a picture of a sign', () => {
    expect(cleanText('\u2764\ufe0f')).toBe('\u2764\ufe0f')
  })

  it('keeps scripts and pictures that are written with joiners', () => {
    expect(cleanText('نمی\u200cخواهم 👩\u200d🚀')).toBe('نمی\u200cخواهم 👩\u200d🚀')
  })

  it('does not pile marks over its neighbours', () => {
    expect(cleanText(`a${'\u0334'.repeat(40)}b`)).toBe(`a${'\u0334'.repeat(3)}b`)
  })

  it('has words when something of it can be seen', () => {
    expect(['', ' ', '\u200d', '\u0334'].map((text) => hasWords(cleanText(text)))).toEqual([false, false, false, false])
    expect(['gg', '!', '👏', 'はい'].map((text) => hasWords(cleanText(text)))).toEqual([true, true, true, true])
  })

  it('is counted in whole characters', () => {
    expect(lengthOf('👏👏')).toBe(2)
  })
})
