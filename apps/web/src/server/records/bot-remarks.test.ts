import { expect, it } from 'vitest'
import { botRemarks } from './bot-remarks.ts'

it('an exchange is remarked after the move it followed, a hint after the move it was given for', () => {
  const game = {
    moves: ['a2a4', 'a7a5', 'b2b4', 'b7b5'],
    botChanges: [
      { ply: 0, to: 'novice' },
      { ply: 2, to: 'club' },
      { ply: 2, to: 'master' },
    ],
    hints: [2, 4],
  } as const
  expect(botRemarks(game, (to) => `now ${to}.`, 'hint.')).toEqual([null, 'now master.', 'hint.', null])
})
