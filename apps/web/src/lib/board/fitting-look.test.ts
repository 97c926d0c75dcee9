import { describe, expect, it } from 'vitest'
import { fittingLook, setsFor } from './fitting-look.ts'
import { defaultLook } from './look.ts'

const ultima = ['pawn', 'coordinator', 'leaper', 'chameleon', 'withdrawer', 'king', 'immobilizer']
const chess = ['pawn', 'rook', 'knight', 'bishop', 'queen', 'king']
const kinds = (names: readonly string[]) => names.map((kind) => ({ kind }))
const emblems = { ...defaultLook, pieceSet: 'emblem' as const }

describe('a look', () => {
  it('keeps its signs where every man has one', () => {
    expect(setsFor(kinds(ultima))).toEqual(['chess', 'emblem'])
    expect(fittingLook(emblems, kinds(ultima))).toEqual(emblems)
  })

  it('wears the usual set whole where some man has no sign', () => {
    expect(setsFor(kinds(chess))).toEqual(['chess'])
    expect(fittingLook(emblems, kinds(chess))).toEqual({ ...emblems, pieceSet: 'chess' })
  })
})
