import { describe, expect, it } from 'vitest'
import { fittingLook, liking, setsFor } from './fitting-look.ts'
import { defaultLook } from './look.ts'

const wearing = (...names: readonly string[]) => names.map((wears) => ({ wears }))
const ultima = wearing('pincer', 'king')
const shogi = wearing('shogi.pawn', 'shogi.king')
const emblems = { ...defaultLook, pieceSet: 'emblem' as const }

describe('a look', () => {
  it('keeps its signs in every game', () => {
    for (const kinds of [ultima, shogi, wearing('duck')]) expect(fittingLook(emblems, kinds)).toEqual(emblems)
  })

  it('has characters where men are written on, and the chess set elsewhere', () => {
    expect(setsFor(shogi)).toEqual(['script', 'chess', 'emblem'])
    expect(fittingLook(defaultLook, shogi).pieceSet).toBe('script')
    expect(setsFor(ultima)).toEqual(['chess', 'emblem'])
    expect(fittingLook(defaultLook, ultima).pieceSet).toBe('chess')
  })

  it('stays liked when something else is changed where it does not fit', () => {
    const fitting = fittingLook(defaultLook, ultima)
    expect(liking(defaultLook, fitting, { ...fitting, hasLabels: true })).toEqual({ ...defaultLook, hasLabels: true })
    expect(liking(defaultLook, fitting, { ...fitting, pieceSet: 'emblem' }).pieceSet).toBe('emblem')
  })
})
