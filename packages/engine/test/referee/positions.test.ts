import { describe, expect, it } from 'vitest'
import { parse, print, startFen } from './fen.ts'
import { artificialPosition, isLegalPosition, randomGame, seeded, themeNames } from './positions.ts'
import { findMove, frozen, legalMoves, play } from './ultima-referee.ts'

const movesOf = (fen: string) => legalMoves(parse(fen)).map((move) => move.id)
const playOn = (fen: string, id: string) => print(play(parse(fen), findMove(parse(fen), id)))

describe('artificial positions', () => {
  it.each(themeNames)('%s: one king a side, no more men than the game begins with, and mostly legal', (theme) => {
    const random = seeded(1963)
    const positions = Array.from({ length: 100 }, () => artificialPosition(random, theme))
    for (const fen of positions) {
      const letters = fen.slice(0, fen.indexOf(' ')).replace(/[^a-z]/gi, '')
      for (const [letter, most] of Object.entries({ k: 1, p: 8, n: 2, b: 2, r: 1, q: 1, m: 1 })) {
        expect(letters.split(letter).length - 1).toBeLessThanOrEqual(most)
        expect(letters.split(letter.toUpperCase()).length - 1).toBeLessThanOrEqual(most)
      }
      expect(letters).toMatch(/k/)
      expect(letters).toMatch(/K/)
    }
    expect(positions.filter(isLegalPosition).length).toBeGreaterThan(10)
    expect(new Set(positions).size).toBe(100)
  })

  it('a seed always gives the same positions', () => {
    const draw = () => {
      const random = seeded(7)
      return Array.from({ length: 20 }, () => artificialPosition(random, undefined, 'any'))
    }
    expect(draw()).toEqual(draw())
  })

  it('together they meet every way of capture, frozen men, removals and captures in several ways', () => {
    const random = seeded(11)
    const met = new Map<string, number>()
    const meet = (what: string) => met.set(what, (met.get(what) ?? 0) + 1)
    for (let drawn = 0; drawn < 600; drawn += 1) {
      const fen = artificialPosition(random)
      if (!isLegalPosition(fen)) continue
      const position = parse(fen)
      if (frozen(position).length > 0) meet('frozen')
      const moves = legalMoves(position)
      for (const { victims, removal } of moves) {
        if (removal) meet('removal')
        for (const { rule } of victims) meet(rule)
        if (new Set(victims.map(({ rule }) => rule)).size > 1) meet('several ways')
      }
    }
    const wanted = ['frozen', 'removal', 'pinch', 'withdrawal', 'leap', 'coordination', 'displacement', 'several ways']
    expect(wanted.filter((what) => (met.get(what) ?? 0) < 5)).toEqual([])
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
