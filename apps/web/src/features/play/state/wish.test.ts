import { describe, expect, it } from 'vitest'
import { creationOf, firstWish } from './wish.ts'

const never = () => {
  throw new Error('The coin was tossed though a side was chosen.')
}

describe('a wish', () => {
  it('seats the bot where the person does not sit', () => {
    expect(creationOf('x', { ...firstWish, side: 'white' }, never)).toMatchObject({ botSeat: 1 })
    expect(creationOf('x', { ...firstWish, side: 'black' }, never)).toMatchObject({ botSeat: 0 })
  })

  it('tosses a coin only when the side is left open', () => {
    expect(creationOf('x', { ...firstWish, side: 'either' }, () => true)).toMatchObject({ botSeat: 1 })
    expect(creationOf('x', { ...firstWish, side: 'either' }, () => false)).toMatchObject({ botSeat: 0 })
  })

  it('asks for no bot on one device', () => {
    expect(creationOf('x', { ...firstWish, opponent: 'device' }, never)).toEqual({ variant: 'x', mode: 'device' })
  })

  it('begins from what was chosen, whatever else was typed', () => {
    const typed = { ...firstWish, opponent: 'device' as const, position: ' 7k/8 w ', text: '1. a' }
    expect(creationOf('x', typed, never)).toEqual({ variant: 'x', mode: 'device' })
    expect(creationOf('x', { ...typed, from: 'position' }, never)).toMatchObject({ start: '7k/8 w' })
    expect(creationOf('x', { ...typed, from: 'text' }, never)).toMatchObject({ text: '1. a' })
  })
})
