import { describe, expect, it } from 'vitest'
import { browse, isLookingBack, plyShown, viewAsked, viewAt } from './browsing.ts'

describe('browsing', () => {
  it('follows the game at its end and stays put in its past', () => {
    expect(plyShown(null, 4)).toBe(4)
    expect(plyShown(null, 5)).toBe(5)
    expect(plyShown(2, 5)).toBe(2)
  })

  it('steps to both ends and no further', () => {
    expect(browse(null, 'previous', 3)).toBe(2)
    expect(browse(0, 'previous', 3)).toBe(0)
    expect(browse(2, 'next', 3)).toBeNull()
    expect(browse(null, 'next', 3)).toBeNull()
    expect(browse(null, 'first', 3)).toBe(0)
    expect(browse(1, 'last', 3)).toBeNull()
  })

  it('shows the latest position when the one looked at was taken back', () => {
    expect(plyShown(5, 3)).toBe(3)
    expect(isLookingBack(5, 3)).toBe(false)
  })

  it('treats going to the last ply as following the game', () => {
    expect(viewAt(3, 3)).toBeNull()
    expect(isLookingBack(viewAt(1, 3), 3)).toBe(true)
  })

  it('begins where an address says, and at the end where it says nothing that can be', () => {
    expect(viewAsked('2', 5)).toBe(2)
    expect(viewAsked('0', 5)).toBe(0)
    for (const asked of [null, '', '5', '99', '-1', '2.5', 'last']) expect(viewAsked(asked, 5)).toBeNull()
  })
})
