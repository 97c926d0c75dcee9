import { describe, expect, it } from 'vitest'
import { readCursor, writeCursor } from './cursor.ts'

describe('cursor', () => {
  it('comes back out of an address as it went in', () => {
    const cursor = { updatedAt: '2026-01-02T03:04:05.678Z', id: 'abC-12' }
    expect(readCursor(decodeURIComponent(writeCursor(cursor)))).toEqual(cursor)
  })

  it('means the first page when it is missing or mended by hand', () => {
    expect(readCursor(undefined)).toBeNull()
    expect(readCursor(['a', 'b'])).toBeNull()
    expect(readCursor('yesterday~x')).toBeNull()
  })
})
