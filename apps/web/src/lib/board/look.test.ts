import { describe, expect, it } from 'vitest'
import { defaultLook, parseLook, printLook } from './look.ts'

describe('look', () => {
  it('is the chess set with coordinates until someone chooses', () => {
    expect(parseLook(undefined)).toEqual(defaultLook)
    expect(defaultLook).toEqual({ pieceSet: 'script', hasLabels: false, hasCoordinates: true })
  })

  it('reads back what it prints', () => {
    for (const pieceSet of ['script', 'chess', 'emblem'] as const) {
      for (const hasLabels of [true, false]) {
        for (const hasCoordinates of [true, false]) {
          const look = { pieceSet, hasLabels, hasCoordinates }
          expect(parseLook(printLook(look))).toEqual(look)
        }
      }
    }
  })

  it('takes no harm from words it does not know', () => {
    expect(parseLook('marble.labels;x').pieceSet).toBe('script')
  })
})
