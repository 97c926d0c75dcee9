import { describe, expect, it } from 'vitest'
import type { GamePlayerRow, GameRow, NoticeRow } from '../db/schema/index.ts'
import { remindBeforeMs } from './remind-before.ts'
import { type Matter, verdictOn } from './verdict.ts'

const happened = Date.UTC(2026, 0, 1)
const after = (ms: number) => new Date(happened + ms)
const [second, minute, hour] = [1_000, 60_000, 3_600_000]

interface Told {
  readonly channel?: NoticeRow['channel']
  readonly topic?: NoticeRow['topic']
  readonly seenMs?: number
  readonly isWanted?: boolean
  readonly isToldByPages?: boolean
  readonly game?: Partial<GameRow>
}

/** Ann's turn at ply 3 of a game of three days a turn. */
function matter({
  channel = 'push',
  topic = 'turn',
  seenMs,
  isWanted = true,
  isToldByPages = true,
  game,
}: Told): Matter {
  const clock = { kind: 'days' as const, days: 3 }
  const clockState = { running: 0 }
  const row = { status: 'playing', ply: 3, clock, clockState, deadline: after(72 * hour), ...game }
  return {
    notice: {
      playerId: 'ann',
      topic,
      channel,
      ply: 3,
      at: after(0),
      seenAt: seenMs === undefined ? null : after(seenMs),
    } as NoticeRow,
    isWanted,
    isToldByPages,
    seek: null,
    // Only what a verdict looks at.
    game: row as GameRow,
    players: [{ playerId: 'ann' }, { playerId: 'ben' }] as GamePlayerRow[],
  }
}

const kindAt = (ms: number, told: Told) => verdictOn(matter(told), after(ms)).kind

describe('whether somebody is told', () => {
  it('who is not here is', () => {
    expect(kindAt(10 * second, {})).toBe('send')
  })

  it('who went just before it happened is, once that is sure', () => {
    expect(kindAt(10 * second, { seenMs: 4 * second })).toBe('wait')
    expect(kindAt(23 * second, { seenMs: 4 * second })).toBe('send')
  })

  it('who was here when it happened and went later is not: a page has told them', () => {
    expect(kindAt(60 * second, { seenMs: 20 * second })).toBe('drop')
  })

  it('whose page stands open all day is, by browser after minutes and by letter after hours', () => {
    expect(kindAt(2 * minute, { seenMs: 2 * minute })).toBe('wait')
    expect(kindAt(4 * minute, { seenMs: 4 * minute })).toBe('send')
    expect(kindAt(2 * hour, { channel: 'email', seenMs: 2 * hour })).toBe('wait')
    expect(kindAt(4 * hour, { channel: 'email', seenMs: 4 * hour })).toBe('send')
  })

  it('who wants nothing told by pages is told the other way, here or not', () => {
    expect(kindAt(10 * second, { seenMs: 10 * second, isToldByPages: false })).toBe('send')
  })

  it('who does not want it is not', () => {
    expect(kindAt(10 * second, { isWanted: false })).toBe('drop')
  })

  it('a turn that has been made, taken back or ended with its game is no news', () => {
    for (const game of [{ ply: 4 }, { status: 'over' as const }, { ply: 3, clockState: { running: 1 } }]) {
      expect(kindAt(minute, { game: game as Partial<GameRow> })).toBe('drop')
    }
  })

  it('a reminder comes whether or not a page is open, and later where the turn was given more time', () => {
    expect(kindAt(60 * hour, { topic: 'reminder', seenMs: 60 * hour })).toBe('send')
    const given = { deadline: after(80 * hour) }
    expect(verdictOn(matter({ topic: 'reminder', game: given }), after(60 * hour))).toEqual({
      kind: 'wait',
      until: after(62 * hour),
    })
  })
})

it('reminds when a quarter of the days is left, and half a day at least', () => {
  expect([1, 2, 3, 14].map((days) => (remindBeforeMs({ kind: 'days', days }) ?? 0) / hour)).toEqual([12, 12, 18, 84])
  expect(remindBeforeMs(null)).toBe(null)
})
