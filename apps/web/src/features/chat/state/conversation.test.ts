import { describe, expect, it } from 'vitest'
import type { ChatMessage } from '../../../lib/chat/chat-message.ts'
import { type Conversation, shownIn, unreadIn, withNews } from './conversation.ts'

const message = (number: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id: `m${number}`,
  number,
  seat: 0,
  name: null,
  isMine: false,
  preset: null,
  text: `${number}`,
  at: 0,
  ...more,
})

const talk = (...numbers: number[]): Conversation => ({
  rooms: [{ room: 'players', messages: numbers.map((number) => message(number)) }],
  isOver: false,
  isClosed: false,
  mayType: true,
})

const news = (number: number, said: ChatMessage | null = message(number)) =>
  ({ kind: 'chat', game: 'g', room: 'players', number, said }) as const

describe('a conversation', () => {
  it('goes on with what is heard next, and takes nothing twice', () => {
    expect(withNews(talk(1), news(2))).toEqual(talk(1, 2))
    expect(withNews(talk(), news(1))).toEqual(talk(1))
    expect(withNews(talk(1, 2), news(2))).toEqual(talk(1, 2))
    expect(withNews(talk(1, 2), news(1, null))).toEqual(talk(1, 2))
  })

  it('knows what one has said oneself, though a stream has told it as somebody’s', () => {
    const own = message(2, { isMine: true })
    expect(withNews(talk(1, 2), news(2, own))?.rooms[0]?.messages).toEqual([message(1), own])
    expect(shownIn(withNews(talk(1, 2), news(2, own)) ?? talk(), 'players', false)).toEqual([own])
  })

  it('is read again where something was missed, or not told along, or comes from another room', () => {
    expect(withNews(talk(1), news(3))).toBeNull()
    expect(withNews(talk(1), news(2, null))).toBeNull()
    expect(withNews(talk(1), { ...news(1), room: 'spectators' })).toBeNull()
  })

  it('keeps no more than can be read at once', () => {
    const long = withNews(talk(...Array.from({ length: 200 }, (_, index) => index + 1)), news(201))
    expect(long?.rooms[0]?.messages.map(({ number }) => number)).toEqual(
      Array.from({ length: 200 }, (_, index) => index + 2),
    )
  })

  it('shows nothing of others to whoever does not want to hear them, and counts nothing of it', () => {
    const both = withNews(talk(1), news(2, message(2, { isMine: true }))) ?? talk()
    expect(shownIn(both, 'players', false).map(({ number }) => number)).toEqual([2])
    expect(shownIn(both, 'spectators', true)).toEqual([])
    expect(unreadIn(shownIn(both, 'players', false), 0)).toBe(0)
    expect([0, 1].map((seen) => unreadIn(shownIn(both, 'players', true), seen))).toEqual([1, 0])
  })
})
