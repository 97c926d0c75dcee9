import { describe, expect, test } from 'vitest'
import { isMoment, readCursor } from '../../features/play/state/cursor.ts'
import { isPlain, plainText } from './plain-text.ts'

describe('text that is kept', () => {
  test('holds whole characters, and none that a database refuses', () => {
    expect(isPlain('Größe 😀 棋')).toBe(true)
    expect(isPlain('a\0b')).toBe(false)
    expect(isPlain('\ud83d')).toBe(false)
    expect(plainText.safeParse('\udc00 alone').success).toBe(false)
  })
})

describe('a cursor mended by hand', () => {
  test('that names no moment means the first page', () => {
    expect(readCursor('2026-99-99T99:99:99Z~a')).toBeNull()
    expect(readCursor('0000-01-01T00:00:00Z~a')).toBeNull()
    expect(isMoment('2026-11-30T06:00:00.000Z')).toBe(true)
  })
})
