import { askReplay } from '@variorum/engine/ask'
import { gameOf } from '@variorum/engine/catalogue'
import { expect, it } from 'vitest'
import { soundOf } from './sound-of.ts'

/** Sounds of a line of chess, a move at a time. */
function heard(...moves: string[]) {
  const game = gameOf('chess')
  if (!game) return expect.unreachable()
  const asked = askReplay(game, { variant: 'chess', moves })
  if (!asked.ok) return expect.unreachable()
  const { steps } = asked.value
  return steps.map((_, index) => {
    const at = (count: number) => ({
      steps: steps.slice(0, count),
      isOver: steps[count - 1]?.position.outcome != null,
    })
    return soundOf(at(index), at(index + 1))
  })
}

it('moves, captures, checks and the end are told apart by ear', () => {
  expect(heard('e2e4', 'd7d5', 'e4d5', 'd8d5', 'f1b5')).toEqual(['move', 'move', 'capture', 'capture', 'check'])
  expect(heard('f2f3', 'e7e5', 'g2g4', 'd8h4')).toEqual(['move', 'move', 'move', 'end'])
})

it('nothing is heard when moves are taken back, and when many come at once', () => {
  const game = { steps: [], isOver: false }
  expect(soundOf(game, game)).toBeNull()
  expect(soundOf({ steps: Array(2), isOver: false }, game)).toBeNull()
  expect(soundOf(game, { steps: Array(3), isOver: false })).toBeNull()
})
