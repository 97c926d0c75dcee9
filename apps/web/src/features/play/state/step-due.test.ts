import { askPosition, describe as describeGame } from '@variorum/engine/ask'
import { gameOf } from '@variorum/engine/catalogue'
import { describe, expect, it } from 'vitest'
import { stepDue } from './step-due.ts'

function dueAfter(variant: string, ...moves: string[]) {
  const game = gameOf(variant)
  const position = game && askPosition(game, { variant, moves })
  if (!game || !position?.ok) throw new Error(variant)
  return stepDue(describeGame(game), position.value.stage)
}

describe('the step that is due', () => {
  it('is none where a turn begins', () => {
    expect(dueAfter('duck-chess')).toBeUndefined()
    expect(dueAfter('chess', 'e2e4')).toBeUndefined()
  })

  it('is to put what belongs to nobody, once a man has moved', () => {
    expect(dueAfter('duck-chess', 'e2e4')).toEqual({ kind: 'duck' })
  })

  it('is one more move where a turn has two', () => {
    expect(dueAfter('marseillais-chess', 'e2e4', 'e7e5')).toEqual({ kind: null })
  })
})
