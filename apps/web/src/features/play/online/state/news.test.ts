import { describe, expect, it } from 'vitest'
import { newsOf } from './news.ts'
import { snapshot } from './test/snapshot.ts'

const before = snapshot(['a2a4', 'a7a5'])
const later = (more: Parameters<typeof snapshot>[2], moves = before.moves) => snapshot(moves, before.version + 1, more)
const kinds = (...looks: Parameters<typeof newsOf>) => newsOf(...looks).map(({ kind, seat }) => `${kind} ${seat}`)

// T-B1: what no man's move shows is told once, when it happens.
describe('what is told besides moves', () => {
  it('an offer of a draw, once, and that it is declined', () => {
    const offered = later({ drawOffer: 1 })
    expect(kinds(before, offered)).toEqual(['drawOffered 1'])
    expect(kinds(offered, offered)).toEqual([])
    expect(kinds(offered, { ...before, version: offered.version + 1 })).toEqual(['drawDeclined 0'])
  })

  it('nothing of an offer that goes with a move, which speaks for itself', () => {
    const offered = later({ drawOffer: 1 })
    expect(kinds(offered, snapshot(['a2a4', 'a7a5', 'b2b4'], offered.version + 1))).toEqual([])
  })

  it('a wish to take back, that it was declined, and that it was done', () => {
    const asked = later({ takeback: { seat: 1, ply: 1 } })
    expect(kinds(before, asked)).toEqual(['takebackAsked 1'])
    expect(kinds(asked, { ...before, version: asked.version + 1 })).toEqual(['takebackDeclined 0'])
    expect(kinds(asked, snapshot(['a2a4'], asked.version + 1))).toEqual(['takenBack 1'])
  })

  it('time that was given, by whom', () => {
    const [own, other] = before.clocks.seats
    const seats = own && other ? [own, { ...other, left: other.left + 15_000 }] : []
    expect(kinds(before, later({ clocks: { ...before.clocks, seats } }))).toEqual(['timeGiven 0'])
  })

  it('nothing at the end, which is told as the result', () => {
    const outcome = { reason: 'agreement', winner: null, scores: [0.5, 0.5] }
    expect(kinds(later({ drawOffer: 1 }), snapshot(before.moves, 9, { outcome }))).toEqual([])
  })
})
