import { describe, expect, it } from 'vitest'
import { firstCue, nextCue } from './demonstration.ts'

describe('demonstration', () => {
  it('opens with what is about to happen, then shows it', () => {
    expect(firstCue).toEqual({ scene: 0, phase: 'ahead' })
    expect(nextCue(firstCue, 3)).toEqual({ scene: 0, phase: 'after' })
  })

  it('goes through every scene and begins anew', () => {
    const seen = [firstCue]
    for (let count = 0; count < 9; count++) seen.push(nextCue(seen.at(-1) ?? firstCue, 3))
    expect(seen.map(({ scene }) => scene)).toEqual([0, 0, 1, 1, 1, 2, 2, 2, 0, 0])
  })
})
