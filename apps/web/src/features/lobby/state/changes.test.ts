import { describe, expect, it } from 'vitest'
import { type GameUnderWay, type Mine, newsBetween, type SeekCard, switchOf } from './changes.ts'

const rapid = { kind: 'fischer', initial: 600_000, increment: 5_000 } as const
const days = { kind: 'days', days: 3 } as const

const seek = (id: string, changes: Partial<SeekCard> = {}): SeekCard => ({
  id,
  kind: 'lobby',
  player: { name: null, rating: null, isProvisional: false },
  opponent: null,
  variants: ['one'],
  title: 'One',
  clocks: [rapid],
  rated: false,
  seat: null,
  ratingMin: null,
  ratingMax: null,
  start: null,
  isRematch: false,
  status: 'open',
  isMine: true,
  obstacle: null,
  declineReason: null,
  gameId: null,
  createdAt: '2026-12-01T12:00:00.000Z',
  ...changes,
})

const game = (id: string, changes: Partial<GameUnderWay> = {}): GameUnderWay => ({
  id,
  variant: 'one',
  title: 'One',
  clock: days,
  rated: false,
  opponent: { name: null, rating: null, isProvisional: false },
  seat: 0,
  ply: 4,
  isMyTurn: false,
  deadline: null,
  isUrgent: false,
  createdAt: '2026-12-01T12:00:00.000Z',
  ...changes,
})

const mine = (changes: Partial<Mine> = {}): Mine => ({
  ban: null,
  me: null,
  seeks: [],
  challenges: [],
  games: [],
  told: [],
  ...changes,
})
const never = () => false
const kinds = (before: Mine | null, now: Mine, isWished: (id: string) => boolean = never) =>
  newsBetween(before, now, isWished).map(({ kind }) => kind)

describe('what is new', () => {
  it('is a game that came of an open wish, once', () => {
    const [before, now] = [mine({ seeks: [seek('a')] }), mine({ seeks: [seek('a', { status: 'taken', gameId: 'g' })] })]
    expect(newsBetween(before, now, never)).toMatchObject([{ kind: 'begun', gameId: 'g', isLive: true }])
    expect(kinds(now, now)).toEqual([])
  })

  it('is not what one finds done when the page is opened, unless it waits for an answer', () => {
    const found = mine({
      seeks: [seek('a', { status: 'taken', gameId: 'g' })],
      games: [game('g', { isMyTurn: true })],
      challenges: [seek('c', { isMine: false })],
    })
    expect(kinds(null, found)).toEqual(['challenged'])
  })

  it('is also what became of a wish of this page that was never seen open, and is told once', () => {
    const taken = mine({ seeks: [seek('a', { status: 'taken', gameId: 'g' })] })
    const isWished = (id: string) => id === 'a'
    expect(kinds(mine(), taken, isWished)).toEqual(['begun'])
    expect(kinds(taken, taken, isWished)).toEqual([])
  })

  it('calls to the board at once only where the game that began has a clock that runs', () => {
    const before = mine({ seeks: [seek('a', { kind: 'pool', clocks: [rapid, days] })] })
    const taken = seek('a', { kind: 'pool', clocks: [rapid, days], status: 'taken', gameId: 'g' })
    expect(newsBetween(before, mine({ seeks: [taken], games: [game('g')] }), never)).toMatchObject([{ isLive: false }])
    expect(newsBetween(before, mine({ seeks: [taken] }), never)).toMatchObject([{ isLive: true }])
  })

  it('is a wish that was declined, and a turn that has come', () => {
    expect(kinds(mine({ seeks: [seek('a')] }), mine({ seeks: [seek('a', { status: 'declined' })] }))).toEqual([
      'declined',
    ])
    const turns = [mine({ games: [game('g')] }), mine({ games: [game('g', { isMyTurn: true })] })] as const
    expect(kinds(...turns)).toEqual(['turn'])
  })

  it('is a turn whose time begins to run out, be it in a first picture', () => {
    const late = mine({ games: [game('g', { isMyTurn: true, isUrgent: true })] })
    expect(kinds(mine({ games: [game('g', { isMyTurn: true })] }), late)).toEqual(['reminder'])
    expect(kinds(null, late)).toEqual(['reminder'])
    expect(kinds(late, late)).toEqual([])
  })

  it('is a game that is over, except in the picture of somebody else', () => {
    const before = mine({ me: { name: 'Ann' }, games: [game('g'), game('h')] })
    expect(newsBetween(before, mine({ me: { name: 'Ann' }, games: [game('h')] }), never)).toMatchObject([
      { kind: 'ended', game: { id: 'g' } },
    ])
    expect(kinds(before, mine({ me: { name: null } }))).toEqual([])
  })

  it('hangs on the switch of its kind', () => {
    const now = mine({
      challenges: [seek('c')],
      games: [game('g', { isMyTurn: true, isUrgent: true })],
    })
    const news = newsBetween(mine({ games: [game('g'), game('h')] }), now, never)
    expect(news.map(switchOf)).toEqual(['challenge', 'turn', 'reminder', 'end'])
  })
})
