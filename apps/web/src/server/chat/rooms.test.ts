import { describe, expect, it } from 'vitest'
import { refusalIn } from '../../../test/online.ts'
import { isSame, keptWords } from './chat-words.ts'
import { isClosed, roomsOf } from './rooms.ts'

describe('the rooms of a game', () => {
  it('those who play hear each other, and those who watch only when it is over', () => {
    for (const seat of [0, 1]) {
      expect(roomsOf({ seat, isOver: false })).toEqual(['players'])
      expect(roomsOf({ seat, isOver: true })).toEqual(['players', 'spectators'])
    }
  })

  it('those who watch never hear what the players say', () => {
    for (const isOver of [false, true]) expect(roomsOf({ seat: null, isOver })).toEqual(['spectators'])
  })

  it('close a day after the end', () => {
    const end = new Date('2026-01-01T12:00:00Z')
    expect(isClosed(null, new Date('2030-01-01T00:00:00Z'))).toBe(false)
    expect(isClosed(end, new Date('2026-01-02T12:00:00Z'))).toBe(false)
    expect(isClosed(end, new Date('2026-01-02T12:00:01Z'))).toBe(true)
  })
})

describe('what is said', () => {
  const why = (text: string, isGuest = false) => refusalIn((async () => keptWords({ text }, isGuest))())

  it('is what can be pressed, or a line that was typed', () => {
    expect(keptWords({ preset: 'goodLuck' }, true)).toEqual({ preset: 'goodLuck', text: null })
    expect(keptWords({ text: '  well  met ' }, false)).toEqual({ preset: null, text: 'well met' })
    expect(keptWords({ text: '👏'.repeat(140) }, false).text).toHaveLength(280)
  })

  it('is refused where it is nothing, too long, or typed by a guest', async () => {
    expect(await why(' \u202e ')).toMatchObject({ key: 'chatEmpty' })
    expect(await why('x'.repeat(141))).toMatchObject({ key: 'chatLong', params: { most: 140 } })
    expect(await why('hello', true)).toMatchObject({ key: 'chatGuest' })
  })

  it('is the same again whatever its capitals and spaces', () => {
    const typed = (text: string) => ({ preset: null, text })
    expect(isSame(typed('Good one'), typed('GOODONE'))).toBe(true)
    expect(isSame(typed('Good one'), typed('Good two'))).toBe(false)
    expect(isSame({ preset: 'hello', text: null }, { preset: 'hello', text: null })).toBe(true)
    expect(isSame({ preset: 'hello', text: null }, typed('hello'))).toBe(false)
    // Two that were removed say nothing, and nothing is not said twice.
    expect(isSame({ preset: null, text: null }, { preset: null, text: null })).toBe(false)
  })
})
