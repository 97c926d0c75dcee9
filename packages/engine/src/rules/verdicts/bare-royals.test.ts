import { expect, test } from 'vitest'
import { draw, menagerie } from '../../../test/tiny.ts'
import { bareRoyals } from './bare-royals.ts'

const game = menagerie(4, 3, { ends: [bareRoyals.draw()] })

test('royal men alone draw, one man more of either side does not', () => {
  const bare = draw(
    game,
    `
    . . . k
    . . . .
    K . . .`,
  )
  expect(game.outcome(bare)).toEqual({ reason: 'bareKings', scores: [0.5, 0.5] })
  expect(game.standingOutcome(bare)).toEqual({ reason: 'bareKings', scores: [0.5, 0.5] })
  for (const man of ['p', 'P']) {
    expect(
      game.outcome(
        draw(
          game,
          `
          . . . k
          ${man} . . .
          K . . .`,
        ),
      ),
    ).toBeUndefined()
  }
})
