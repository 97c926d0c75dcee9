import { describe, expect, it } from 'vitest'
import { roomOf } from './room.ts'

const prose = (length: number) => ({ kind: 'prose' as const, line: 1, markdown: 'x'.repeat(length), notes: [] })
const section = (...lengths: readonly number[]) => ({ id: 'a', heading: 'A', level: 2, blocks: lengths.map(prose) })

describe('room', () => {
  it('grows with the text, and faster on a phone', () => {
    const short = roomOf(section(100))
    const long = roomOf(section(100, 2000))
    expect(long.wide).toBeGreaterThan(short.wide)
    expect(long.narrow - short.narrow).toBeGreaterThan(long.wide - short.wide)
  })
})
