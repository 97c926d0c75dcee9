import { describe, expect, it } from 'vitest'

import { artificialPosition, isLegalPosition, randomGame, seeded, themeNames } from './positions.ts'
import { findMove } from './referee.ts'
import { legalMoves, parse, play, print, startFen, ultima } from './ultima-referee.ts'

const movesOf = (fen: string) => legalMoves(parse(fen)).map((move) => move.id)
const playOn = (fen: string, id: string) => print(play(parse(fen), findMove(ultima, parse(fen), id)))

describe('artificial positions', () => {
  it.each(themeNames)('%s: one king a side, no more men than the game begins with', (theme) => {
    const random = seeded(1963)
    const positions = Array.from({ length: 100 }, () => artificialPosition(random, theme))
    for (const fen of positions) {
      const letters = fen.slice(0, fen.indexOf(' ')).replace(/[^a-z]/gi, '')
      for (const [letter, most] of Object.entries({ k: 1, p: 8, n: 2, b: 2, r: 1, q: 1, m: 1 })) {
        expect(letters.split(letter).length - 1).toBeLessThanOrEqual(most)
        expect(letters.split(letter.toUpperCase()).length - 1).toBeLessThanOrEqual(most)
      }
    }
  })
})

describe('random games', () => {
  it('every position of a random game is legal and replays from the same seed', () => {
    const draw = () => randomGame(seeded(5), startFen, movesOf, playOn, 40)
    const game = draw()
    expect(draw()).toEqual(game)
    expect(game).toHaveLength(41)
    expect(game.every(isLegalPosition)).toBe(true)
  })
})
