import { describe, expect, it } from 'vitest'
import { creationOf, faultOf, firstWish, longest, timeFaultOf } from './wish.ts'

const never = () => {
  throw new Error('Chance was asked though a seat was chosen.')
}

describe('a wish', () => {
  it('names the seat of who plays against bots', () => {
    expect(creationOf('x', { ...firstWish, seat: '0' }, never)).toMatchObject({ seat: 0 })
    expect(creationOf('x', { ...firstWish, seat: '3' }, never)).toMatchObject({ seat: 3 })
  })

  it('asks chance only when the seat is left open', () => {
    expect(creationOf('x', { ...firstWish, seat: 'any' }, () => 2)).toMatchObject({ seat: 2 })
  })

  it('asks for no bot on one device', () => {
    expect(creationOf('x', { ...firstWish, opponent: 'device' }, never)).toEqual({ variant: 'x', mode: 'device' })
  })

  it('asks for a clock only where two sit at the device', () => {
    const timed = { ...firstWish, clock: 'own', minutes: '1', increment: '2' }
    const clock = { kind: 'fischer', initial: 60_000, increment: 2_000 }
    expect(creationOf('x', { ...timed, opponent: 'device' }, never)).toEqual({ variant: 'x', mode: 'device', clock })
    expect(creationOf('x', timed, never)).not.toHaveProperty('clock')
    expect(timeFaultOf({ ...timed, opponent: 'device', minutes: 'soon' })).toMatchObject({ key: 'badMinutes' })
    expect(timeFaultOf({ ...timed, minutes: 'soon' })).toBeNull()
  })

  it('begins from what was chosen, whatever else was typed', () => {
    const typed = { ...firstWish, opponent: 'device' as const, position: ' 7k/8 w ', text: '1. a' }
    expect(creationOf('x', typed, never)).toEqual({ variant: 'x', mode: 'device' })
    expect(creationOf('x', { ...typed, from: 'position' }, never)).toMatchObject({ start: '7k/8 w' })
    expect(creationOf('x', { ...typed, from: 'text' }, never)).toMatchObject({ text: '1. a' })
  })
})

describe('a wish to begin from a text', () => {
  const from = (from: 'position' | 'text', written: string) => faultOf({ ...firstWish, from, [from]: written })

  it('is at fault when nothing is written, blanks included', () => {
    for (const blanks of ['', ' ', '\n\t ']) {
      expect(from('position', blanks)).toMatchObject({ key: 'nothingWritten' })
      expect(from('text', blanks)).toMatchObject({ key: 'nothingWritten' })
    }
  })

  it('is at fault when it is longer than what is read', () => {
    expect(from('position', 'x'.repeat(longest.position))).toBeNull()
    expect(from('position', 'x'.repeat(longest.position + 1))).toEqual({ key: 'tooLong', limit: longest.position })
    expect(from('text', 'x'.repeat(longest.text))).toBeNull()
    expect(from('text', 'x'.repeat(longest.text + 1))).toEqual({ key: 'tooLong', limit: longest.text })
  })

  it('is judged by the text it begins from alone', () => {
    expect(faultOf(firstWish)).toBeNull()
    expect(faultOf({ ...firstWish, from: 'text', text: '*', position: 'x'.repeat(2_000) })).toBeNull()
  })
})
